import type { Step } from './defineStep'
import { accessSteps } from './steps/access'
import { accountSteps } from './steps/account'
import { cartSteps } from './steps/cart'
import { cartQuantitySteps } from './steps/cartQuantities'
import { catalogSteps } from './steps/catalog'
import { changedOrderSteps } from './steps/changedOrder'
import { furtherOrderSteps } from './steps/furtherOrders'
import { invalidOrderSteps } from './steps/invalidOrder'
import { orderSteps } from './steps/order'
import { wishlistSteps } from './steps/wishlist'

/** Every row of the contract. Each is tried once, in this order, because it begins where those before it have ended. */
export const contractSteps: readonly Step[] = [
  ...catalogSteps,
  ...accountSteps,
  ...accessSteps,
  ...cartSteps,
  ...cartQuantitySteps,
  ...wishlistSteps,
  ...invalidOrderSteps,
  ...changedOrderSteps,
  ...orderSteps,
  ...furtherOrderSteps,
]
