import { isAnyOf } from '@reduxjs/toolkit'
import { errorTexts } from '@/contract'
import { booksReplaced } from '@/features/address'
import { logoutRequested, selectToken, selectUser, sessionEnded, sessionReplaced } from '@/features/auth'
import { ordersReplaced } from '@/features/orders'
import { viewsForgotten, viewsReplaced } from '@/features/recent'
import { resetDemoData, writtenByHand } from '@/features/tester'
import { api } from '@/shared/api/api'
import { paths } from '@/shared/paths'
import { failedCallOf } from './failedCall'
import { isListAnswer, isListFailure } from './listCalls'
import type { StartListening } from './startListening'

const isAboutTheSession = (reason?: string) =>
  reason === errorTexts.invalidToken || reason === errorTexts.notRegistered

/**
 * How a session ends: because the shopper asked for it, because the server no longer knows it, or
 * because everything begins again; and how other tabs hear of changed lists.
 */
export const listenForTheSession = (startListening: StartListening) => {
  startListening({
    actionCreator: logoutRequested,
    // The protected page has to be gone from the screen before the token goes, or its guard leads to
    // /login: the router draws in a transition, which the store would overtake.
    effect: async (_action, { dispatch, getState, extra }) => {
      const user = selectUser(getState())
      if (user) dispatch(viewsForgotten(user._id))
      await extra.navigate(paths.loggedOut, { flushSync: true })
      dispatch(sessionEnded())
    },
  })
  startListening({
    predicate: (action) => isAboutTheSession(failedCallOf(action)?.reason),
    // Two calls may learn of it at once; the session ends once.
    effect: (_action, { dispatch, getState }) => {
      if (selectToken(getState())) dispatch(sessionEnded())
    },
  })
  startListening({
    matcher: isAnyOf(sessionEnded, sessionReplaced),
    // The next shopper at this browser must never see the last one's cart.
    effect: (_action, { dispatch, getState, getOriginalState }) => {
      const isSomebodyElse = selectUser(getState())?._id !== selectUser(getOriginalState())?._id
      if (isSomebodyElse) dispatch(api.util.resetApiState())
    },
  })
  startListening({
    matcher: resetDemoData.matchFulfilled,
    // What the browser kept goes with what the server knew. The other tabs see both go.
    effect: (_action, { dispatch }) => {
      dispatch(booksReplaced({ books: {} }))
      dispatch(ordersReplaced({ placed: {}, pending: {} }))
      dispatch(viewsReplaced({ viewed: {} }))
      dispatch(sessionEnded())
    },
  })
  startListening({
    actionCreator: writtenByHand,
    // It went out with any token, so that anybody's lists may have changed.
    effect: (_action, { dispatch, extra }) => {
      dispatch(api.util.invalidateTags(['Cart', 'Wishlist']))
      extra.tellOtherTabs(null)
    },
  })
  startListening({
    // What failed may have been done all the same, or half of it.
    predicate: (action) =>
      isListAnswer(action) || (isListFailure(action) && failedCallOf(action) !== undefined),
    effect: (_action, { getState, extra }) => {
      const user = selectUser(getState())
      if (user) extra.tellOtherTabs(user._id)
    },
  })
}
