import type { UserId } from '@resham/contract'
import type { TokenClaims } from '@resham/contract/serverRules/account'
import { accountKeyOf } from '@resham/contract/serverRules/accountKeyOf'

/** The session of a token: the first three values of a statement with `OF_SESSION`. */
export type Session = readonly [emailKey: string, id: UserId, generation: number]

/**
 * The condition that `s` of `shoppers` is the account of the session `$1`, `$2`, `$3`, and that the session has not
 * ended. So no request needs a query of its own to check its token.
 */
export const OF_SESSION = 's.email_key = $1 and s.id = $2 and s.session_generation = $3'

/** Takes what a token says; returns its session. */
export const sessionOf = ({ email, sub, generation }: TokenClaims): Session => [
  accountKeyOf(email),
  sub,
  generation,
]
