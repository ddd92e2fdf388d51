import { isAnyOf } from '@reduxjs/toolkit'
import { login, readPendingAction, selectToken, sessionReplaced, signup } from '@/features/auth'
import { addToCart, addToWishlist } from '@/features/cartAndWishlist'
import type { StartListening } from './listenerServices'

/** Runs the action that a log-in interrupted, once the visitor has logged in, here or in another tab. */
export const replayPendingAction = (startListening: StartListening) => {
  startListening({
    matcher: isAnyOf(login.matchFulfilled, signup.matchFulfilled, sessionReplaced),
    // Read now: the guard is about to replace this history entry, and its state.
    effect: (_action, { dispatch, getState, getOriginalState, extra }) => {
      if (selectToken(getOriginalState()) || !selectToken(getState())) return
      const interrupted = readPendingAction({ state: extra.locationState() })
      if (!interrupted) return
      const arg = { _id: interrupted._id }
      const untracked = { track: false }
      if (interrupted.intention === 'addToCart') dispatch(addToCart.initiate(arg, untracked))
      else dispatch(addToWishlist.initiate(arg, untracked))
    },
  })
}
