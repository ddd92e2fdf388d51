import type { ProductId } from '@resham/contract'
import { selectIsCartChangePending } from '@/features/cart'
import { selectIsWishlistChangePending } from '@/features/wishlist'
import type { RootState } from '@/shared/redux/rootState'

/** Whether a change of this product is pending, in the cart or the wishlist: a page asks both features. */
export const selectIsBusy = (state: RootState, id: ProductId): boolean =>
  selectIsCartChangePending(state, id) || selectIsWishlistChangePending(state, id)
