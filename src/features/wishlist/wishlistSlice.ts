import { createPendingChangesSlice } from '@/shared/api/optimisticLists'

/** The pending changes of the wishlist, whose products are in the cache of RTK Query. */
export const wishlistSlice = createPendingChangesSlice('wishlist')

export const { selectIsPending: selectIsWishlistChangePending } = wishlistSlice.selectors
