import type { ProductId } from '@resham/contract'
import { selectIsCartPending } from '@/features/cart'
import { selectIsWishlistPending } from '@/features/wishlist'
import type { AppState } from '@/shared/redux/appState'

/** Whether a change of this product is pending, in the cart or the wishlist. */
export const selectIsBusy = (state: AppState, id: ProductId): boolean =>
  selectIsCartPending(state, id) || selectIsWishlistPending(state, id)
