import type { ProductId } from '@/contract'
import { selectWishlist, type WithLists } from '../listApi'
import { selectIsPending, type WithPendingChanges } from '../pendingChangesSlice'

/** `wished` of the specification (section 3), derived from the wishlist and its pending changes; never stored. */
export const selectIsWished = (state: WithLists & WithPendingChanges, id: ProductId): boolean => {
  if (selectIsPending(state, id, 'addToWishlist', 'restoreToWishlist')) return true
  if (selectIsPending(state, id, 'removeFromWishlist')) return false
  return selectWishlist(state)?.some(({ _id }) => _id === id) ?? false
}
