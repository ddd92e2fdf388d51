import { createPendingChangesSlice } from '@/shared/api/optimisticLists'

/** The pending changes of the cart, whose lines are in the cache of RTK Query. */
export const cartSlice = createPendingChangesSlice('cart')

export const {
  selectIsAnyPending: selectIsAnyCartChangePending,
  selectIsPending: selectIsCartChangePending,
} = cartSlice.selectors
