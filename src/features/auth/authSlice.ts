import { createAction, createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { accountsReset, sessionEnded } from '@/shared/session'
import { logIn, signUp } from './authApi'
import type { ReturnState } from './returnPath'
import type { AuthState, User } from './session'

const visitor = { token: null, user: null }

/** The shopper has logged out. */
export const loggedOut = createAction<User>('auth/loggedOut')

/** A visitor tried something that needs an account. */
export const loginRequired = createAction<ReturnState>('auth/loginRequired')

export const authSlice = createSlice({
  name: 'auth',
  initialState: visitor as AuthState,
  reducers: {
    // The specification keeps profile edits in the browser (section 4): no request changes a user.
    profileEdited: (auth, { payload }: PayloadAction<Partial<Pick<User, 'name' | 'email'>>>) => {
      if (auth.user) Object.assign(auth.user, payload)
    },
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(isAnyOf(logIn.matchFulfilled, signUp.matchFulfilled), (_auth, { payload }) => payload)
      .addMatcher(loggedOut.match, (): AuthState => ({ ...visitor, hasLoggedOut: true }))
      .addMatcher(isAnyOf(sessionEnded, accountsReset), () => visitor)
  },
  selectors: {
    selectToken: (auth) => auth.token,
    selectUser: (auth) => auth.user,
    /** Whether there is no session because its user has logged out. */
    selectHasLoggedOut: (auth) => auth.token === null && auth.hasLoggedOut === true,
  },
})

declare module '@/shared/redux/appState' {
  interface AppState extends WithSlice<typeof authSlice> {}
}

export const { profileEdited } = authSlice.actions
export const { selectHasLoggedOut, selectToken, selectUser } = authSlice.selectors
