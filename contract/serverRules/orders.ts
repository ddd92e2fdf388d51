import {
  type CartChangedDto,
  DELIVERY_FIELDS,
  IDEMPOTENCY_KEY_HEADER,
  type OrderDto,
  type OrderLineRequest,
  type OrderRefusedDto,
  type OrderStatus,
  type OrdersResponse,
  type RequestedOrder,
} from '..'
import { HttpError } from './httpError'

/** Whether two lists hold the same lines, in any order. Neither holds a product twice. */
const hasSameLines = (lines: OrderLineRequest[], others: OrderLineRequest[]): boolean =>
  lines.length === others.length &&
  lines.every((line) => others.some(({ _id, qty }) => _id === line._id && qty === line.qty))

/**
 * Whether a request with the key of an order repeats the one that placed it: the same lines, quantities and
 * delivery. Prices are not compared, because those of the catalogue may have changed since.
 */
export const isSameOrder = (order: OrderDto, { lines, delivery }: RequestedOrder): boolean =>
  hasSameLines(order.lines, lines) &&
  DELIVERY_FIELDS.every((field) => order.delivery[field] === delivery[field])

/** Returns the 422 of a key that was used for another order. */
export const keyReused = (): HttpError =>
  new HttpError(422, `The ${IDEMPOTENCY_KEY_HEADER} was used for another order.`)

/** Returns the 400 of an `after` that is no `next` of the account's orders. */
export const unknownPage = (): HttpError =>
  new HttpError(400, "The parameter 'after' must be the 'next' of a page of orders.")

/**
 * Takes the orders that are older than `after`, newest first, at least one more than `limit` if there are more;
 * returns the response of GET user/orders (specification, section 7).
 */
export const ordersPage = (orders: OrderDto[], limit: number | undefined): OrdersResponse => {
  if (!limit) return { orders }
  const page = orders.slice(0, limit)
  return { orders: page, next: orders.length > limit ? page.at(-1)?._id : null }
}

/** Takes the status of an order; returns the 409 of its cancellation. */
export const cannotCancel = (status: OrderStatus): HttpError =>
  new HttpError(409, `The order cannot be cancelled any more: it is ${status} already.`)

/** The 400 to an order of products that the catalogue does not have, with their ids. */
export class UnknownProductsError extends HttpError {
  readonly unknown: string[]

  constructor(lines: OrderLineRequest[]) {
    super(400, ...lines.map(({ _id }) => `There is no product '${_id}'.`))
    this.unknown = lines.map(({ _id }) => _id)
  }

  override get body(): OrderRefusedDto {
    return { ...super.body, unknown: this.unknown }
  }
}

/** The 409 to an order that differs from the cart, with the current cart. */
export class CartChangedError extends HttpError {
  readonly cart: CartChangedDto['cart']

  constructor({ errors, cart }: CartChangedDto) {
    super(409, ...errors)
    this.cart = cart
  }

  override get body(): CartChangedDto {
    return { ...super.body, cart: this.cart }
  }
}
