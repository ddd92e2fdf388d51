import type { WithSlice } from '@reduxjs/toolkit'
import { createPendingChangesSlice } from '@/shared/api/optimisticLists'

/** What no server knows of the cart: its pending changes. */
export const cartSlice = createPendingChangesSlice('cart')

declare module '@/shared/redux/appState' {
  interface AppState extends WithSlice<typeof cartSlice> {}
}

export const { selectIsAnyPending, selectIsPending: selectIsCartPending } = cartSlice.selectors
