import type { UnknownAction } from '@reduxjs/toolkit'
import { selectUser } from '@/features/auth'
import { removeFromCart, restoreToCart, selectCart } from '@/features/cart'
import { removeFromWishlist, restoreToWishlist } from '@/features/wishlist'
import type { AppDispatch, RootState } from './store'

type Api = { dispatch: AppDispatch; getState: () => RootState; getOriginalState: () => RootState }

// Untracked: nobody would ever clear away its result.
const once = { track: false }

/** What takes an action back; undefined where there is no way back. To be asked while the action is being told of. */
export const undoOf = (
  action: UnknownAction,
  { dispatch, getState, getOriginalState }: Api,
): (() => void) | undefined => {
  const before = getOriginalState()
  const owner = selectUser(before)?._id
  const asSameShopper = (takeBack: () => void) => () => {
    // A toast may outlive the session.
    if (selectUser(getState())?._id === owner) takeBack()
  }
  if (removeFromCart.matchFulfilled(action)) {
    const { _id } = action.meta.arg.originalArgs
    const qty = selectCart(before)?.find((item) => item._id === _id)?.qty ?? 1
    return asSameShopper(() => dispatch(restoreToCart.initiate({ _id, qty }, once)))
  }
  if (removeFromWishlist.matchFulfilled(action)) {
    const { _id } = action.meta.arg.originalArgs
    return asSameShopper(() => dispatch(restoreToWishlist.initiate({ _id }, once)))
  }
  return undefined
}
