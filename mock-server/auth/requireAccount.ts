import { apiErrorTexts } from '@resham/contract'
import { HttpError } from '@resham/contract/serverRules/httpError'
import type { Request } from 'miragejs'
import type { Account, Accounts } from '../accounts'
import { readHeader } from '../http/sentRequest'
import { readToken } from './token'

/**
 * Takes the accounts and a token, with or without 'Bearer '; returns its account. Throws 401 for an invalid
 * token, and 404 when no account has its email (specification, sections 5 and 8).
 */
export const accountOf = async (accounts: Accounts, token: string): Promise<Account> => {
  const email = readToken(token.trim().replace(/^bearer\s+/i, ''))
  if (email === undefined) throw new HttpError(401, apiErrorTexts.invalidToken)
  const account = await accounts.find(email)
  if (!account) throw new HttpError(404, apiErrorTexts.notRegistered)
  return account
}

/** Takes the accounts and a request; returns the account of its token. Throws as `accountOf` does. */
export const requireAccount = (accounts: Accounts, request: Request): Promise<Account> =>
  accountOf(accounts, readHeader(request, 'authorization'))

/** Takes the accounts, a user's email and a change; returns their account as written. Throws 404 when it is gone. */
export const changeAccount = async (
  accounts: Accounts,
  email: string,
  change: (account: Account) => Account,
): Promise<Account> => {
  const changed = await accounts.change(email, change)
  if (!changed) throw new HttpError(404, apiErrorTexts.notRegistered)
  return changed
}
