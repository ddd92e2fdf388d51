import type { Handler, Route } from '../http/respond'
import { catalogRoutes } from './catalog'
import type { AccountHandlers } from './shopperRoutes'
import { todoRoutes } from './todos'
import { unknownRoutes } from './unknown'

/**
 * Takes a loader of the handlers that need accounts, which the first request to one of them calls; returns all routes
 * under /api. The last ones match whatever the others do not.
 */
export const routesFor = (loadHandlers: () => Promise<AccountHandlers>): Route[] => {
  const lazy =
    (name: keyof AccountHandlers): Handler =>
    async (request) =>
      (await loadHandlers())[name](request)

  return [
    { verb: 'post', path: '/auth/signup', handler: lazy('signUp') },
    { verb: 'post', path: '/auth/login', handler: lazy('logIn') },
    ...catalogRoutes,
    { verb: 'get', path: '/user/cart', handler: lazy('getCart') },
    { verb: 'post', path: '/user/cart', handler: lazy('addToCart') },
    { verb: 'post', path: '/user/cart/:productId', handler: lazy('changeQuantity') },
    { verb: 'delete', path: '/user/cart/:productId', handler: lazy('removeFromCart') },
    { verb: 'get', path: '/user/orders', handler: lazy('getOrders') },
    { verb: 'post', path: '/user/orders', handler: lazy('placeOrder') },
    { verb: 'get', path: '/user/wishlist', handler: lazy('getWishlist') },
    { verb: 'post', path: '/user/wishlist', handler: lazy('addToWishlist') },
    { verb: 'delete', path: '/user/wishlist/:productId', handler: lazy('removeFromWishlist') },
    ...todoRoutes,
    ...unknownRoutes,
  ]
}
