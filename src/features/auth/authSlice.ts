import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import type { AuthState, Session, User } from '@/shared/session'
import { login, signup } from './authApi'
import type { ReturnState } from './returnPath'

const loggedOut: AuthState = { token: null, user: null }

/** Logout was pressed. The session ends once the protected page has been left. */
export const logoutRequested = createAction('auth/logoutRequested')

/** A visitor tried something that needs an account. */
export const loginRequired = createAction<ReturnState>('auth/loginRequired')

export const authSlice = createSlice({
  name: 'auth',
  initialState: loggedOut as AuthState,
  reducers: {
    sessionEnded: () => loggedOut,
    // Another tab logged in or out, or edited the profile.
    sessionReplaced: (_auth, { payload }: PayloadAction<Session | null>) => payload ?? loggedOut,
    // The specification keeps profile edits in the browser (section 4): no request changes a user.
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
