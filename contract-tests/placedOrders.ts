import { isRecord } from '../src/contract/isRecord'
import { type Step, succeeds } from './defineStep'
import { type Deviation, same } from './deviation'
import { storedOrder } from './orderRequests'
import { addition } from './requestsAndLines'
import { firstProduct, type Run, secondProduct } from './testRun'

/** Takes an order; returns its id. */
export const idOf = (order: unknown) => (isRecord(order) ? order._id : undefined)

/** Remembers a new order of the account. */
export const learnOrder: Step['learn'] = (body, run) => {
  const order = isRecord(body) ? body.order : undefined
  if (order !== undefined && !run.orders.some((known) => idOf(known) === idOf(order)))
    run.orders.unshift(order)
}

/** Takes an order; returns how it differs from the newest of the account, which has so many, and from what was ordered. */
export const isNewest = (order: unknown, run: Run, count: number): Deviation[] => [
  same('the number of different orders', run.orders.length, count),
  same('order', order, run.orders[0]),
  same('order', order, storedOrder(run)),
]

/** Takes why; returns the steps that fill the cart for another order. */
export const refill = (what: string) => [
  succeeds('addToCart', {
    what: `adds a product again, ${what}`,
    request: (run) => addition(firstProduct(run), 2),
  }),
  succeeds('addToCart', {
    what: `adds another product again, ${what}`,
    request: (run) => addition(secondProduct(run)),
  }),
]
