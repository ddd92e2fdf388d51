import { createSelector } from '@reduxjs/toolkit'
import type { ProductId } from '@/contract'
import { getWishlist } from './wishlistApi'

const selectWishlistQuery = getWishlist.select()

/** The wishlist; undefined until it is loaded. */
export const selectWishlist = createSelector(selectWishlistQuery, ({ data }) => data)

// `wished` of the specification (section 3) is read off the wishlist, never stored.
export const selectIsWished = (state: Parameters<typeof selectWishlist>[0], id: ProductId): boolean =>
  selectWishlist(state)?.some(({ _id }) => _id === id) ?? false
