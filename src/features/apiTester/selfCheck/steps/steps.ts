import type { Step } from '../step'
import { accessSteps } from './accessSteps'
import { accountSteps } from './accountSteps'
import { cartSteps } from './cartSteps'
import { catalogSteps } from './catalogSteps'
import { orderSteps } from './orderSteps'
import { wishlistSteps } from './wishlistSteps'

/** Every row of the contract, in the order in which it is tried. */
export const steps: readonly Step[] = [
  ...catalogSteps,
  ...accountSteps,
  ...accessSteps,
  ...cartSteps,
  ...wishlistSteps,
  ...orderSteps,
]
