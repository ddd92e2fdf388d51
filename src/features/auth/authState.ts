import type { UserId } from '@resham/contract'

/** The logged-in user. Cart and wishlist live in the RTK Query cache; a password is never stored. */
export type User = { _id: UserId; name: string; email: string; createdAt: string; updatedAt: string }

/** A token with its user: the result of a log-in or a sign-up, and what the browser stores. */
export type Session = { token: string; user: User }

/**
 * A session, or none: never a token without its user. `endedBy` says how the user has ended it in this tab; the
 * server or another tab may end it too.
 */
export type AuthState = Session | { token: null; user: null; endedBy?: 'logOut' | 'deletion' }
