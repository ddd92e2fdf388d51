import type { FetchArgs } from '@reduxjs/toolkit/query/react'
import type {
  AddToCartRequest,
  AddToWishlistRequest,
  ChangeQuantityRequest,
  ProductId,
  QuantityChangeType,
} from '@/contract'

/** The product of a change to the cart or the wishlist. */
export type ProductRef = { _id: ProductId }

const urlOf = (list: 'cart' | 'wishlist', { _id }: ProductRef) => `user/${list}/${encodeURIComponent(_id)}`

/**
 * Each takes a product and returns the request that changes a list. They are shared, because moving a product
 * between the lists sends two of them.
 */
export const cartAndWishlistRequests = {
  addToCart: ({ _id, qty }: ProductRef & { qty?: number }): FetchArgs => ({
    url: 'user/cart',
    method: 'POST',
    body: { product: { _id }, qty } satisfies AddToCartRequest,
  }),
  changeQuantity: (line: ProductRef & { type: QuantityChangeType }): FetchArgs => ({
    url: urlOf('cart', line),
    method: 'POST',
    body: { action: { type: line.type } } satisfies ChangeQuantityRequest,
  }),
  removeFromCart: (line: ProductRef): FetchArgs => ({ url: urlOf('cart', line), method: 'DELETE' }),
  addToWishlist: ({ _id }: ProductRef): FetchArgs => ({
    url: 'user/wishlist',
    method: 'POST',
    body: { product: { _id } } satisfies AddToWishlistRequest,
  }),
  removeFromWishlist: (line: ProductRef): FetchArgs => ({ url: urlOf('wishlist', line), method: 'DELETE' }),
}
