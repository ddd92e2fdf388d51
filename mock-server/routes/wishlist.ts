import type { ProductDto, WishlistItemDto } from '@resham/contract'
import { readProductId } from '@resham/contract/serverChecks/listRequests'
import type { Accounts } from '../accounts'
import { findProduct } from '../catalog/catalog'
import { readBody } from '../http/readRequest'
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
    addToWishlist: change(201, (request) => {
      const product = findProduct(readProductId(readBody(request)))
      return (wishlist) => withWish(wishlist, product)
    }),
    removeFromWishlist: remove,
  }
}
