import type { UserId } from '@resham/contract'
import { endedSession } from '@resham/contract/serverRules/account'
import { OF_SESSION, type Session } from '../auth/session'
import type { Queryable } from './database'

// Changes of the cart need not wait for this lock. A new password and a deletion do.
const LOCK = `select s.id from shoppers s where ${OF_SESSION} for no key update`

/**
 * Takes a transaction and a session; locks its account until the transaction ends, so that the orders of the account
 * are changed one after the other. Returns its id. Throws 401 if the session has ended.
 */
export const lockShopper = async ({ query }: Queryable, session: Session): Promise<UserId> => {
  const [account] = await query<{ id: UserId }>(LOCK, session)
  if (!account) throw endedSession()
  return account.id
}
