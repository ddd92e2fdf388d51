import type { CategoryId, OrderId, ProductId } from '..'
import { HttpError } from './httpError'

/** Takes an id; returns the 404 of a product that the catalogue does not have. */
export const unknownProduct = (id: ProductId | undefined): HttpError =>
  new HttpError(404, `There is no product '${id}'. Not Found error`)

/** Takes an id; returns the 404 of a category that the catalogue does not have. */
export const unknownCategory = (id: CategoryId | undefined): HttpError =>
  new HttpError(404, `There is no category '${id}'. Not Found error`)

/** Takes an id; returns the 404 of a product that is not in the cart. */
export const notInCart = (id: ProductId | undefined): HttpError =>
  new HttpError(404, `There is no product '${id}' in the cart. Not Found error`)

/** Takes an id; returns the 404 of an order that the account does not have. */
export const unknownOrder = (id: OrderId): HttpError =>
  new HttpError(404, `There is no order '${id}'. Not Found error`)
