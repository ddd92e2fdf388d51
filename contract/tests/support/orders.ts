import { type DeliveryDto, IDEMPOTENCY_KEY_HEADER, type OrderLineRequest, randomId } from '@resham/contract'
import type { Shopper } from './api'
import { addition, lines, type Products } from './products'

export const delivery: DeliveryDto = {
  name: 'Contract test',
  street: '7, Temple Road',
  city: 'Mysuru',
  zipcode: '570001',
  state: 'Karnataka',
  country: 'India',
}

/** Fills the cart of a shopper with two of the first product and one of the second. */
export const fillCart = async (shopper: Shopper, { first, second }: Products) => {
  await shopper.send('addToCart', 201, addition(first, 2))
  await shopper.send('addToCart', 201, addition(second))
}

/** Take the products; return the cart that `fillCart` makes, and the lines of an order of it. */
export const twoAndOne = ({ first, second }: Products) => lines([first, 2], [second, 1])
export const linesOf = ({ first, second }: Products): [OrderLineRequest, OrderLineRequest] => [
  { _id: first._id, qty: 2 },
  { _id: second._id, qty: 1 },
]

/** Takes the fields of an order, and its key; returns the headers and the body of the request. */
export const orderOf = (order: object, key = randomId()) => ({
  headers: { [IDEMPOTENCY_KEY_HEADER]: key },
  body: { order: { delivery, ...order } },
})
