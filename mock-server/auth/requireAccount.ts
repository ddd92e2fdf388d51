import type { CallName } from '@resham/contract'
import { endedSession } from '@resham/contract/serverRules/account'
import type { Request } from 'miragejs'
import type { Account, AccountChange, Accounts } from '../accounts'
import { readHeader } from '../http/sentRequest'
import { readToken } from './token'

/**
 * Takes the accounts, a token, with or without 'Bearer ', and the name of the call; returns its account. Throws
 * 401 for an invalid token and for one of an ended session, 404 or 401 when no account has its email
 * (specification, sections 5 and 8).
 */
export const accountOf = async (accounts: Accounts, token: string, name?: CallName): Promise<Account> => {
  const claims = readToken(token.trim().replace(/^bearer\s+/i, ''))
  if (!claims) throw endedSession()
  const account = await accounts.find(claims.email)
  if (!account) throw endedSession(name)
  if (account.user._id !== claims.sub || account.generation !== claims.generation) throw endedSession()
  return account
}

/** Takes the accounts, a request, and the name of its call; returns the account of its token. Throws as `accountOf` does. */
export const requireAccount = (accounts: Accounts, request: Request, name?: CallName): Promise<Account> =>
  accountOf(accounts, readHeader(request, 'authorization'), name)

/** Takes an account as it is now, and as a token was checked; throws 401 if its session has ended meanwhile. */
export const checkIsSame = (now: Account, { user, generation }: Account): void => {
  if (now.user._id !== user._id || now.generation !== generation) throw endedSession()
}

/**
 * Takes the accounts, the account of a token, and a change; returns the account as written. Throws 401 when its
 * session has ended meanwhile, such as by its deletion.
 */
export const changeAccount = async (
  accounts: Accounts,
  account: Account,
  change: AccountChange,
): Promise<Account> => {
  const changed = await accounts.change(account.user.email, (now, others) => {
    checkIsSame(now, account)
    return change(now, others)
  })
  if (!changed) throw endedSession()
  return changed
}
