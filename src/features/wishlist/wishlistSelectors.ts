import { skipToken } from '@reduxjs/toolkit/query'
import type { ProductId, UserId } from '@resham/contract'
import { memoize } from 'es-toolkit'
import { selectUser } from '@/features/auth'
import type { RootState } from '@/shared/redux/rootState'
import { getWishlist } from './wishlistApi'
import { wishlistSlice } from './wishlistSlice'

const { selectExpectedIsListed } = wishlistSlice.selectors

const wishlistOf = memoize((owner: UserId | typeof skipToken) => getWishlist.select(owner))
const selectWishlistResult = (state: RootState) => wishlistOf(selectUser(state)?._id ?? skipToken)(state)

/** The wishlist of the last response; undefined until it is loaded. */
export const selectWishlist = (state: RootState) => selectWishlistResult(state).data

/** Whether there is a user whose wishlist has neither loaded nor failed to yet. */
export const selectIsWishlistLoading = (state: RootState): boolean => {
  const { data, isError } = selectWishlistResult(state)
  return selectUser(state) !== null && !data && !isError
}

/** `wished` of the specification (section 3), derived from the wishlist and its pending changes; never stored. */
export const selectIsWished = (state: RootState, id: ProductId): boolean =>
  selectExpectedIsListed(state, id) ?? selectWishlist(state)?.some(({ _id }) => _id === id) ?? false
