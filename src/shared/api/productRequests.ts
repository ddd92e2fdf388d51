import type { FetchArgs } from '@reduxjs/toolkit/query/react'
import type {
  AddToCartRequest,
  AddToWishlistRequest,
  ChangeQuantityRequest,
  ProductId,
  QuantityStep,
} from '@/contract'

/** What every change of a cart or a wishlist is about. */
export type Line = { _id: ProductId }

const of = (list: 'cart' | 'wishlist', { _id }: Line) => `user/${list}/${encodeURIComponent(_id)}`

/**
 * The requests that change a shopper's lists (specification, section 7). A move between the lists
 * is made of two of them, so they stand where the features of both can reach them.
 */
export const requests = {
  addToCart: ({ _id }: Line): FetchArgs => ({
    url: 'user/cart',
    method: 'POST',
    body: { product: { _id } } satisfies AddToCartRequest,
  }),
  changeQuantity: (line: Line & { type: QuantityStep }): FetchArgs => ({
    url: of('cart', line),
    method: 'POST',
    body: { action: { type: line.type } } satisfies ChangeQuantityRequest,
  }),
  removeFromCart: (line: Line): FetchArgs => ({ url: of('cart', line), method: 'DELETE' }),
  addToWishlist: ({ _id }: Line): FetchArgs => ({
    url: 'user/wishlist',
    method: 'POST',
    body: { product: { _id } } satisfies AddToWishlistRequest,
  }),
  removeFromWishlist: (line: Line): FetchArgs => ({ url: of('wishlist', line), method: 'DELETE' }),
}
