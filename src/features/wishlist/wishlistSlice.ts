import type { WithSlice } from '@reduxjs/toolkit'
import { createPendingChangesSlice } from '@/shared/api/optimisticLists'

/** The pending changes of the wishlist, whose products are in the cache of RTK Query. */
export const wishlistSlice = createPendingChangesSlice('wishlist')

declare module '@/shared/redux/appState' {
  interface AppState extends WithSlice<typeof wishlistSlice> {}
}

export const { selectIsPending: selectIsWishlistChangePending } = wishlistSlice.selectors
