import type { UnknownAction } from '@reduxjs/toolkit'
import { selectUser } from '@/features/auth'
import {
  removeFromCart,
  removeFromWishlist,
  restoreToCart,
  restoreToWishlist,
  selectIsCarted,
  selectIsPending,
  selectIsWished,
} from '@/features/cartAndWishlist'
import type { AppDispatch, RootState } from '../store/store'

type Api = { dispatch: AppDispatch; getState: () => RootState; getOriginalState: () => RootState }

const UNTRACKED = { track: false }

/** A function that undoes a removal; undefined for other actions. Must be called synchronously in a listener. */
export const createUndo = (
  action: UnknownAction,
  { dispatch, getState, getOriginalState }: Api,
): (() => void) | undefined => {
  const owner = selectUser(getOriginalState())?._id
  /** Restores a product, unless it has been added again or the session has ended. */
  const unlessListed =
    (_id: string, selectIsListed: (state: RootState, id: string) => boolean, restore: () => void) => () => {
      const state = getState()
      if (selectUser(state)?._id !== owner || selectIsPending(state, _id) || selectIsListed(state, _id))
        return
      restore()
    }
  if (removeFromCart.matchFulfilled(action)) {
    const { _id } = action.meta.arg.originalArgs
    const { quantity } = action.payload
    return unlessListed(_id, selectIsCarted, () => {
      dispatch(restoreToCart.initiate({ _id, quantity }, UNTRACKED))
    })
  }
  if (removeFromWishlist.matchFulfilled(action)) {
    const { _id } = action.meta.arg.originalArgs
    return unlessListed(_id, selectIsWished, () => {
      dispatch(restoreToWishlist.initiate({ _id }, UNTRACKED))
    })
  }
  return undefined
}
