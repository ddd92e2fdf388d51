import { createAction } from '@reduxjs/toolkit'
import type { UserId } from '@resham/contract'

/** What requests need of the session. The store passes it in, so that `shared` reads no feature's state. */
export type CurrentSession = {
  /** Returns the token; null without a session. */
  token: () => string | null
  /** Returns the logged-in user's id. */
  owner: () => UserId | undefined
}

/** The server rejected the token. */
export const sessionEnded = createAction('auth/sessionEnded')

/** The mock server's accounts were reset: data of accounts that is stored in this browser is obsolete. */
export const accountsReset = createAction('accounts/reset')
