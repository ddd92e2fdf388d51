import { isAnyOf } from '@reduxjs/toolkit'
import { interruptedAt, login, selectToken, sessionReplaced, signup } from '@/features/auth'
import { addToCart } from '@/features/cart'
import { addToWishlist } from '@/features/wishlist'
import type { StartListening } from './startListening'

/**
 * Once a visitor is known, here or in another tab, what the log-in interrupted is carried out: once, and as
 * if it were pressed now.
 */
export const listenForTheInterrupted = (startListening: StartListening) => {
  startListening({
    matcher: isAnyOf(login.matchFulfilled, signup.matchFulfilled, sessionReplaced),
    // The guard is about to replace this entry of the history, and what it carries with it.
    effect: (_action, { dispatch, getState, getOriginalState, extra }) => {
      if (selectToken(getOriginalState()) || !selectToken(getState())) return
      const interrupted = interruptedAt({ state: extra.locationState() })
      if (!interrupted) return
      const line = { _id: interrupted._id }
      const once = { track: false }
      if (interrupted.intention === 'addToCart') dispatch(addToCart.initiate(line, once))
      else dispatch(addToWishlist.initiate(line, once))
    },
  })
}
