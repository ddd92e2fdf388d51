import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { login, signup } from './authApi'
import type { ReturnState } from './returnPath'
import type { Session, User } from './user'

/** Nobody, or somebody: never a token without its user. */
export type AuthState = Session | { token: null; user: null }

const nobody: AuthState = { token: null, user: null }

/** The shopper asked to leave. The session itself ends once the protected page is behind them. */
export const logoutRequested = createAction('auth/logoutRequested')

/** A visitor asked for something that needs an account. */
export const loginNeeded = createAction<ReturnState>('auth/loginNeeded')

export const authSlice = createSlice({
  name: 'auth',
  initialState: nobody as AuthState,
  reducers: {
    sessionEnded: () => nobody,
    // Another tab logged in or out, or edited the profile.
    sessionReplaced: (_auth, { payload }: PayloadAction<Session | null>) => payload ?? nobody,
    // The specification keeps profile edits in the browser (section 4): no call changes a user.
    profileEdited: (auth, { payload }: PayloadAction<Partial<Pick<User, 'name' | 'email'>>>) => {
      if (auth.user) Object.assign(auth.user, payload)
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(login.matchFulfilled, signup.matchFulfilled), (_auth, { payload }) => payload)
  },
  selectors: {
    selectToken: (auth) => auth.token,
    selectUser: (auth) => auth.user,
  },
})

export const { sessionEnded, sessionReplaced, profileEdited } = authSlice.actions
export const { selectToken, selectUser } = authSlice.selectors
