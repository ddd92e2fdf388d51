import type { Accounts } from '../accounts'
import type { Route } from '../respond'
import { authRoutes } from './auth'
import { cartRoutes } from './cart'
import { catalogRoutes } from './catalog'
import { todoRoutes } from './todos'
import { unknownRoutes } from './unknown'
import { wishlistRoutes } from './wishlist'

/** Every route under /api; what none of the others takes falls to the last ones. */
export const routesFor = (accounts: Accounts): Route[] => [
  ...authRoutes(accounts),
  ...catalogRoutes,
  ...cartRoutes(accounts),
  ...wishlistRoutes(accounts),
  ...todoRoutes,
  ...unknownRoutes,
]
