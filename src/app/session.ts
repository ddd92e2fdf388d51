import { isRejected } from '@reduxjs/toolkit'
import { errorTexts } from '@/contract'
import { login, logoutRequested, sessionEnded, signup } from '@/features/auth'
import { api } from '@/shared/api/api'
import { describeError } from '@/shared/api/describeError'
import { paths } from '@/shared/paths'
import type { StartListening } from './startListening'

const isAboutTheSession = (text: string) =>
  text === errorTexts.invalidToken || text === errorTexts.notRegistered

/** How a session ends: because the shopper asked for it, or because the server no longer knows it. */
export const listenForTheSession = (startListening: StartListening) => {
  startListening({
    actionCreator: logoutRequested,
    // Leave the protected page before the token goes, or its guard wins the race to /login.
    effect: async (_action, { dispatch, extra }) => {
      await extra.navigate(paths.loggedOut)
      dispatch(sessionEnded())
    },
  })
  startListening({
    predicate: (action) =>
      isRejected(action) &&
      !login.matchRejected(action) &&
      !signup.matchRejected(action) &&
      isAboutTheSession(describeError(action.payload ?? action.error)),
    effect: (_action, { dispatch }) => {
      dispatch(sessionEnded())
    },
  })
  startListening({
    actionCreator: sessionEnded,
    // The next shopper at this browser must never see the last one's cart.
    effect: (_action, { dispatch }) => {
      dispatch(api.util.resetApiState())
    },
  })
}
