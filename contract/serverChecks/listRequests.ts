import { MAX_ADDED_QUANTITY, type ProductId, type QuantityChangeType } from '..'
import { HttpError } from './httpError'
import { type Fields, readFields, readTexts } from './readFields'

/** Takes the body of an addition to the cart or the wishlist; returns the product's id. Throws 400 without one. */
export const readProductId = (body: Fields): ProductId =>
  readTexts(readFields(body, 'product'), ['_id'], 'product.')._id

/**
 * Takes the body of an addition to the cart; returns how many are added, 1 by default. Throws 400 for anything but a
 * whole number from 1 to `MAX_ADDED_QUANTITY`.
 */
export const readAddedQuantity = ({ qty = 1 }: Fields): number => {
  if (typeof qty === 'number' && Number.isInteger(qty) && qty >= 1 && qty <= MAX_ADDED_QUANTITY) return qty
  throw new HttpError(400, `The field 'qty' must be a whole number from 1 to ${MAX_ADDED_QUANTITY}.`)
}

/** Takes the body of a quantity change; returns its type. Throws 400 for any other. */
export const readActionType = (body: Fields): QuantityChangeType => {
  const { type } = readTexts(readFields(body, 'action'), ['type'], 'action.')
  if (type === 'increment' || type === 'decrement') return type
  throw new HttpError(400, "The field 'action.type' must be 'increment' or 'decrement'.")
}
