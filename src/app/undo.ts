import type { UnknownAction } from '@reduxjs/toolkit'
import { selectUser } from '@/features/auth'
import { removeFromCart, restoreToCart, selectIsCarted } from '@/features/cart'
import { removeFromWishlist, restoreToWishlist, selectIsWished } from '@/features/wishlist'
import { selectIsPending } from '@/shared/api/listChanges'
import type { AppDispatch, RootState } from './store'

type Api = { dispatch: AppDispatch; getState: () => RootState; getOriginalState: () => RootState }

const UNTRACKED = { track: false }

/** What undoes a removal; undefined for every other action. To be called while its listeners run. */
export const undoOf = (
  action: UnknownAction,
  { dispatch, getState, getOriginalState }: Api,
): (() => void) | undefined => {
  const owner = selectUser(getOriginalState())?._id
  /** Restores a product, unless it has been added again by now or the toast has outlived its session. */
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
