import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import { booksReplaced } from '@/features/address'
import { resetDemoData } from '@/features/apiTester'
import { logoutRequested, selectToken, selectUser, sessionEnded, sessionReplaced } from '@/features/auth'
import { getCart, getWishlist, isListChange } from '@/features/cartAndWishlist'
import { getOrders } from '@/features/orders'
import { viewsCleared, viewsReplaced } from '@/features/recent'
import { api } from '@/shared/api/api'
import { rejectedRequestOf } from '@/shared/api/rejectedRequestOf'
import { paths } from '@/shared/routing/paths'
import type { StartListening } from './listenerServices'

const isListRead = isAnyOf(getCart.matchRejected, getWishlist.matchRejected)
const needsToken = isAnyOf(isListRead, getOrders.matchRejected)

/** Whether the server rejected the session. By the status alone: the body may be that of a gateway. */
const isSessionRejected = (action: UnknownAction) => {
  const status = rejectedRequestOf(action)?.status
  return status === 401 ? needsToken(action) || isListChange(action) : status === 404 && isListRead(action)
}

/** Ends the session: when the shopper logs out, the server rejects it, or the demo data is reset. */
export const addSessionListeners = (startListening: StartListening) => {
  startListening({
    actionCreator: logoutRequested,
    // Navigates before the token is removed, or the guard of the protected page redirects to /login: the router
    // renders in a transition, later than an update of the store.
    effect: (_action, { dispatch, getState, extra }) => {
      const user = selectUser(getState())
      if (user) dispatch(viewsCleared(user._id))
      extra.navigate(paths.loggedOut, { flushSync: true })
      dispatch(sessionEnded())
      extra.removeSession()
    },
  })
  startListening({
    predicate: isSessionRejected,
    // Two requests may be rejected at once; the session ends once.
    effect: (_action, { dispatch, getState }) => {
      if (selectToken(getState())) dispatch(sessionEnded())
    },
  })
  startListening({
    matcher: isAnyOf(sessionEnded, sessionReplaced),
    // Queued requests must not be sent with the token of the next user.
    effect: (_action, { dispatch, getState, getOriginalState }) => {
      if (selectUser(getState())?._id === selectUser(getOriginalState())?._id) return
      for (const running of dispatch(api.util.getRunningMutationsThunk())) running.abort()
    },
  })
  startListening({
    matcher: resetDemoData.matchFulfilled,
    // The stored state is reset with the server's, and with it that of the other tabs.
    effect: (_action, { dispatch }) => {
      dispatch(booksReplaced({ books: {} }))
      dispatch(viewsReplaced({ viewed: {} }))
      dispatch(sessionEnded())
    },
  })
}
