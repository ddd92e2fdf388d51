import * as z from 'zod/mini'
import { callPaths } from '../requests/callPaths'
import type { CallRow } from './call'
import { EXAMPLE_PRODUCT_ID, NO_SUCH_PRODUCT, product } from './catalog'
import { invalidBody } from './errors'
import { IS_OBJECT, nonBlankText, timestamps } from './fields'

export const wishlistItem = z.extend(product, timestamps).check(z.describe("A product in a user's wishlist"))
export type WishlistItemDto = z.infer<typeof wishlistItem>

export const wishlist = z.array(wishlistItem)

/** The whole wishlist. Changes of the wishlist respond with it too. */
export const wishlistResponse = z.object({ wishlist })
export type WishlistResponse = z.infer<typeof wishlistResponse>

/** Of the product the server reads only the `_id`. Its other data come from the catalogue. */
export const addToWishlistRequest = z.object({ product: z.object({ _id: nonBlankText }, IS_OBJECT) })
export type AddToWishlistRequest = z.infer<typeof addToWishlistRequest>

export const wishlistCalls = {
  getWishlist: {
    ...callPaths.getWishlist,
    summary: 'Returns the wishlist',
    response: { status: 200, schema: wishlistResponse },
  },
  addToWishlist: {
    ...callPaths.addToWishlist,
    summary: 'Adds a product to the wishlist',
    request: { schema: addToWishlistRequest, example: { product: { _id: EXAMPLE_PRODUCT_ID } } },
    response: { status: 201, schema: wishlistResponse },
    errors: { 400: invalidBody, 404: NO_SUCH_PRODUCT },
  },
  removeFromWishlist: {
    ...callPaths.removeFromWishlist,
    summary: 'Removes a product from the wishlist',
    response: { status: 200, schema: wishlistResponse },
  },
} as const satisfies Record<string, CallRow>
