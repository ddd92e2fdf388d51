import type { Step } from './defineStep'
import { accessSteps } from './steps/access'
import { accountSteps } from './steps/account'
import { cartSteps } from './steps/cart'
import { catalogSteps } from './steps/catalog'
import { orderSteps } from './steps/order'
import { wishlistSteps } from './steps/wishlist'

/** Every row of the contract, in the order in which it is tried. */
export const steps: readonly Step[] = [
  ...catalogSteps,
  ...accountSteps,
  ...accessSteps,
  ...cartSteps,
  ...wishlistSteps,
  ...orderSteps,
]
