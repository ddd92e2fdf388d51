import type { WithSlice } from '@reduxjs/toolkit'
import { createPendingChangesSlice } from '@/shared/api/optimisticLists'

/** What no server knows of the wishlist: its pending changes. */
export const wishlistSlice = createPendingChangesSlice('wishlist')

declare module '@/shared/redux/appState' {
  interface AppState extends WithSlice<typeof wishlistSlice> {}
}

export const { selectIsPending: selectIsWishlistPending } = wishlistSlice.selectors
