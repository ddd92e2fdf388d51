import { isAnyOf } from '@reduxjs/toolkit'
import { tryStorage } from '@resham/browser'
import { api } from '@/shared/api/api'
import { addToasts, type StartListening } from '@/shared/redux/startListening'
import { SESSION_KEY } from '@/shared/storageKeys'
import { logIn, signUp } from './authApi'
import { accountDeleted, loggedOut, loginRequired, selectUser } from './authSlice'
import { forgetCarriedOut } from './carryOutOnce'

const hasLeft = isAnyOf(loggedOut, accountDeleted)

export const addAuthListeners = (startListening: StartListening) => {
  addToasts(startListening, [
    // This toast appears on submit, whatever the outcome.
    [logIn.matchPending, 'success', 'Successfully Logged In!'],
    [signUp.matchFulfilled, 'success', 'Successfully Signed up!'],
    [loggedOut.match, 'warning', 'Successfully Logged Out!'],
  ])
  startListening({
    matcher: hasLeft,
    // Whatever is stored there: redux-persist writes nothing over what it could not read.
    effect: () => void tryStorage(() => localStorage.removeItem(SESSION_KEY)),
  })
  startListening({ matcher: isAnyOf(hasLeft, loginRequired), effect: () => void forgetCarriedOut() })
  startListening({
    predicate: (_action, now, before) => {
      const user = selectUser(before)
      return user !== null && user._id !== selectUser(now)?._id
    },
    // Cached data of the account leaves by itself: its queries are keyed by their owner, and dropped as soon
    // as no component reads them (`keepUnusedDataFor: 0`). Queued mutations are aborted, or they would be
    // sent with the token of the next user. The request that ended the session settles first.
    effect: async (_action, { dispatch, delay }) => {
      await delay(0)
      for (const running of dispatch(api.util.getRunningMutationsThunk())) running.abort()
    },
  })
}
