import type { ProductDto, WishlistItemDto } from '@resham/contract'
import type { Accounts } from '../accounts'
import { findProduct } from '../catalog/catalog'
import type { CallHandlers } from '../http/respond'
import { listHandlers, newItem } from './listHandlers'

/** The wishlist with a product added, or unchanged if it has the product already. */
const withWish = (wishlist: WishlistItemDto[], product: ProductDto): WishlistItemDto[] => {
  return wishlist.some(({ _id }) => _id === product._id) ? wishlist : [...wishlist, newItem(product)]
}

/** Takes the accounts; returns the handlers of the wishlist of the token's user (specification, section 7). */
export const wishlistHandlers = (accounts: Accounts) => {
  const { get, change, remove } = listHandlers(accounts, 'wishlist')
  return {
    getWishlist: get,
    addToWishlist: async ({ body: { product } }, account) => {
      const wished = findProduct(product._id)
      return change(account, (wishlist) => withWish(wishlist, wished))
    },
    removeFromWishlist: remove,
  } satisfies Partial<CallHandlers>
}
