import type { UnknownAction } from '@reduxjs/toolkit'
import { selectUser } from '@/features/auth'
import { removeFromCart, selectCart } from '@/features/cart'
import { removeFromWishlist } from '@/features/wishlist'
import { putBackIntoCart, putBackIntoWishlist } from './putBack'
import type { AppDispatch, RootState } from './store'

type Api = { dispatch: AppDispatch; getState: () => RootState; getOriginalState: () => RootState }

/** What takes an action back; undefined where there is no way back. To be asked while the action is being told of. */
export const undoOf = (
  action: UnknownAction,
  { getOriginalState, ...store }: Api,
): (() => void) | undefined => {
  const before = getOriginalState()
  const owner = selectUser(before)?._id
  const asSameShopper = (takeBack: () => void) => () => {
    // A toast may outlive the session.
    if (selectUser(store.getState())?._id === owner) takeBack()
  }
  if (removeFromCart.matchFulfilled(action)) {
    const { _id } = action.meta.arg.originalArgs
    const qty = selectCart(before)?.find((item) => item._id === _id)?.qty ?? 1
    return asSameShopper(() => putBackIntoCart({ _id, qty }, store))
  }
  if (removeFromWishlist.matchFulfilled(action)) {
    const { _id } = action.meta.arg.originalArgs
    return asSameShopper(() => putBackIntoWishlist({ _id }, store))
  }
  return undefined
}
