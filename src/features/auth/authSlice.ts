import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { accountsReset, sessionEnded } from '@/shared/sessionActions'
import { logIn, signUp } from './authApi'
import type { AuthState, User } from './authState'
import type { InterruptedAction } from './returnPath'

const visitor = { token: null, user: null }

/** The shopper has logged out. */
export const loggedOut = createAction<User>('auth/loggedOut')

/** The shopper has deleted the account. */
export const accountDeleted = createAction<Pick<User, '_id'>>('auth/accountDeleted')

/** A visitor tried this, which needs an account. */
export const loginRequired = createAction<InterruptedAction>('auth/loginRequired')

export const authSlice = createSlice({
  name: 'auth',
  initialState: visitor as AuthState,
  reducers: {
    // The specification keeps profile edits in the browser (section 4): no request changes a user.
    profileEdited: (auth, { payload }: PayloadAction<Partial<Pick<User, 'name' | 'email'>>>) => {
      if (auth.user) Object.assign(auth.user, payload)
    },
    /** The server has ended all sessions of the account, and begun this one again. */
    sessionRenewed: (auth, { payload: token }: PayloadAction<string>) => {
      if (auth.user) auth.token = token
    },
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(isAnyOf(logIn.matchFulfilled, signUp.matchFulfilled), (_auth, { payload }) => payload)
      .addMatcher(loggedOut.match, (): AuthState => ({ ...visitor, endedBy: 'logOut' }))
      .addMatcher(accountDeleted.match, (): AuthState => ({ ...visitor, endedBy: 'deletion' }))
      .addMatcher(isAnyOf(sessionEnded, accountsReset), () => visitor)
  },
  selectors: {
    selectToken: (auth) => auth.token,
    selectUser: (auth) => auth.user,
    /** How the user has ended the session; undefined where there is one, or something else has ended it. */
    selectEndedBy: (auth) => (auth.token === null ? auth.endedBy : undefined),
  },
})

export const { profileEdited, sessionRenewed } = authSlice.actions
export const { selectEndedBy, selectToken, selectUser } = authSlice.selectors
