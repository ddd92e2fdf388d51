import { createSelector } from '@reduxjs/toolkit'
import type { ProductId } from '@/contract'
import { getWishlist } from './wishlistApi'
import { selectIsWishForeseen } from './wishlistSlice'

const selectWishlistQuery = getWishlist.select()

/** The wishlist; undefined until it is loaded. */
export const selectWishlist = createSelector(selectWishlistQuery, ({ data }) => data)

type State = Parameters<typeof selectWishlist>[0] & Parameters<typeof selectIsWishForeseen>[0]

/**
 * `wished` of the specification (section 3): read off the wishlist and never stored, with the shopper's own
 * change on top as long as it waits for its answer.
 */
export const selectIsWished = (state: State, id: ProductId): boolean =>
  selectIsWishForeseen(state, id) ?? selectWishlist(state)?.some(({ _id }) => _id === id) ?? false
