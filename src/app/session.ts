import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import { booksReplaced } from '@/features/address'
import { logoutRequested, selectToken, selectUser, sessionEnded, sessionReplaced } from '@/features/auth'
import { getOrders } from '@/features/orders'
import { viewsForgotten, viewsReplaced } from '@/features/recent'
import { resetDemoData } from '@/features/tester'
import { api } from '@/shared/api/api'
import { isListChange } from '@/shared/api/listChanges'
import { getCart, getWishlist } from '@/shared/api/lists'
import { paths } from '@/shared/paths'
import { failedCallOf } from './failedCall'
import type { StartListening } from './startListening'

const isListRead = isAnyOf(getCart.matchRejected, getWishlist.matchRejected)
const needsToken = isAnyOf(isListRead, getOrders.matchRejected)

/** Whether the server no longer knows the session: told by the status alone, as a gateway has words of its own. */
const isSessionUnknown = (action: UnknownAction) => {
  const status = failedCallOf(action)?.status
  return status === 401 ? needsToken(action) || isListChange(action) : status === 404 && isListRead(action)
}

/** How a session ends: the shopper asked for it, the server no longer knows it, or the demo data is reset. */
export const listenForTheSession = (startListening: StartListening) => {
  startListening({
    actionCreator: logoutRequested,
    // The protected page has to be gone from the screen before the token goes, or its guard leads to
    // /login: the router renders in a transition, which the store would overtake.
    effect: (_action, { dispatch, getState, extra }) => {
      const user = selectUser(getState())
      if (user) dispatch(viewsForgotten(user._id))
      extra.navigate(paths.loggedOut, { flushSync: true })
      dispatch(sessionEnded())
      extra.removeSession()
    },
  })
  startListening({
    predicate: isSessionUnknown,
    // Two requests may learn of it at once; the session ends once.
    effect: (_action, { dispatch, getState }) => {
      if (selectToken(getState())) dispatch(sessionEnded())
    },
  })
  startListening({
    matcher: isAnyOf(sessionEnded, sessionReplaced),
    // What waits to be sent must not go out with the token of the next user.
    effect: (_action, { dispatch, getState, getOriginalState }) => {
      if (selectUser(getState())?._id === selectUser(getOriginalState())?._id) return
      for (const running of dispatch(api.util.getRunningMutationsThunk())) running.abort()
    },
  })
  startListening({
    matcher: resetDemoData.matchFulfilled,
    // What the browser stored goes with what the server knew. The other tabs see both go.
    effect: (_action, { dispatch }) => {
      dispatch(booksReplaced({ books: {} }))
      dispatch(viewsReplaced({ viewed: {} }))
      dispatch(sessionEnded())
    },
  })
}
