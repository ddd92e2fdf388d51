import * as z from 'zod/mini'
import { callPaths } from '../requests/callPaths'
import { MAX_ADDED_QUANTITY } from '../requests/requestLimits'
import type { CallRow } from './call'
import { EXAMPLE_PRODUCT_ID, NO_SUCH_PRODUCT, product } from './catalog'
import { invalidBody } from './errors'
import { IS_OBJECT, nonBlankText, oneOf, quantity, timestamps, wholeNumber } from './fields'

export const cartItem = z
  .extend(product, { qty: quantity, ...timestamps })
  .check(z.describe("A product in a user's cart"))
export type CartItemDto = z.infer<typeof cartItem>

export const cart = z.array(cartItem)

/** The whole cart. Changes of the cart respond with it too. */
export const cartResponse = z.object({ cart })
export type CartResponse = z.infer<typeof cartResponse>

export const addToCartRequest = z.object({
  product: z.object({ _id: nonBlankText }, IS_OBJECT),
  qty: z
    ._default(wholeNumber(1, MAX_ADDED_QUANTITY, `must be a whole number from 1 to ${MAX_ADDED_QUANTITY}`), 1)
    .check(z.describe('How many are added')),
})
/** Of the product the server reads only the `_id`. Its other data come from the catalogue. */
export type AddToCartRequest = z.input<typeof addToCartRequest>

export const quantityChangeType = oneOf('increment', 'decrement')
export type QuantityChangeType = z.infer<typeof quantityChangeType>

export const changeQuantityRequest = z.object({ action: z.object({ type: quantityChangeType }, IS_OBJECT) })
export type ChangeQuantityRequest = z.infer<typeof changeQuantityRequest>

export const cartCalls = {
  getCart: {
    ...callPaths.getCart,
    summary: 'Returns the cart',
    response: { status: 200, schema: cartResponse },
  },
  addToCart: {
    ...callPaths.addToCart,
    summary: 'Adds a product to the cart, or more of it',
    request: { schema: addToCartRequest, example: { product: { _id: EXAMPLE_PRODUCT_ID } } },
    response: { status: 201, schema: cartResponse },
    errors: { 400: `${invalidBody}, or the quantity is invalid`, 404: NO_SUCH_PRODUCT },
  },
  changeQuantity: {
    ...callPaths.changeQuantity,
    summary: 'Increments or decrements a quantity, never below 1',
    request: { schema: changeQuantityRequest, example: { action: { type: 'increment' } } },
    response: { status: 200, schema: cartResponse },
    errors: { 400: invalidBody, 404: 'The product is not in the cart' },
  },
  removeFromCart: {
    ...callPaths.removeFromCart,
    summary: 'Removes a product from the cart',
    response: { status: 200, schema: cartResponse },
  },
} as const satisfies Record<string, CallRow>
