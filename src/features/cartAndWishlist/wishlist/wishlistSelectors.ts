import type { ProductId } from '@/contract'
import { selectWishlist } from '../listApi'
import { type ListsState, selectIsPending } from '../pendingChangesSlice'
import { addToWishlist, removeFromWishlist, restoreToWishlist } from './wishlistApi'

/** `wished` of the specification (section 3), derived from the wishlist and its pending changes; never stored. */
export const selectIsWished = (state: ListsState, id: ProductId): boolean => {
  if (selectIsPending(state, id, addToWishlist, restoreToWishlist)) return true
  if (selectIsPending(state, id, removeFromWishlist)) return false
  return selectWishlist(state)?.some(({ _id }) => _id === id) ?? false
}
