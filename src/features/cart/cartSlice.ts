import type { WithSlice } from '@reduxjs/toolkit'
import { createPendingChangesSlice } from '@/shared/api/optimisticLists'

/** The pending changes of the cart, whose lines are in the cache of RTK Query. */
export const cartSlice = createPendingChangesSlice('cart')

declare module '@/shared/redux/appState' {
  interface AppState extends WithSlice<typeof cartSlice> {}
}

export const {
  selectIsAnyPending: selectIsAnyCartChangePending,
  selectIsPending: selectIsCartChangePending,
} = cartSlice.selectors
