import type { ProductId } from '@/contract'
import { type CartItem, selectCart, selectWishlist } from './listApi'
import {
  addToCart,
  addToWishlist,
  changeQuantity,
  removeFromWishlist,
  restoreToCart,
  restoreToWishlist,
} from './listChangesApi'
import { type ListsState, selectIsPending, selectPendingQuantity } from './pendingChangesSlice'

/** Whether a product is being added to the cart. */
export const selectIsAddingToCart = (state: ListsState, id: ProductId): boolean =>
  selectIsPending(state, id, addToCart, restoreToCart)

/**
 * `carted` of the specification (section 3), derived from the cart and what is being added to it; never stored.
 * `qty` is a field of the cart's items.
 */
export const selectIsCarted = (state: ListsState, id: ProductId): boolean =>
  selectIsAddingToCart(state, id) || (selectCart(state)?.some(({ _id }) => _id === id) ?? false)

/** `wished` of the specification (section 3), derived from the wishlist and its pending changes; never stored. */
export const selectIsWished = (state: ListsState, id: ProductId): boolean => {
  if (selectIsPending(state, id, addToWishlist, restoreToWishlist)) return true
  if (selectIsPending(state, id, removeFromWishlist)) return false
  return selectWishlist(state)?.some(({ _id }) => _id === id) ?? false
}

/** The quantity to show: the server's, or the result of the pending clicks. */
export const selectQuantity = (state: ListsState, { _id, qty }: Pick<CartItem, '_id' | 'qty'>): number =>
  selectPendingQuantity(state, _id) ?? qty

/** Whether clicks on plus or minus of a product are pending. */
export const selectIsQuantityPending = (state: ListsState, id: ProductId): boolean =>
  selectIsPending(state, id, changeQuantity)
