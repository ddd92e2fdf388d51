import type { Request } from 'miragejs'
import { errorTexts, type UserDto } from '../src/contract'
import type { Account, Accounts } from './accounts'
import { readHeader } from './header'
import { Refusal } from './respond'
import { readToken } from './token'

/**
 * Takes the accounts and a request; returns the account whose token the request carries, with or without
 * 'Bearer '. Refuses with 401 when the token is bad, with 404 when it is good but belongs to nobody
 * (specification, sections 5 and 8).
 */
export const findAccount = async (accounts: Accounts, request: Request): Promise<Account> => {
  const email = readToken(readHeader(request, 'authorization').replace(/^bearer\s+/i, ''))
  if (email === undefined) throw new Refusal(401, errorTexts.invalidToken)
  const account = await accounts.find(email)
  if (!account) throw new Refusal(404, errorTexts.notRegistered)
  return account
}

/** The same; returns the user alone. */
export const findShopper = async (accounts: Accounts, request: Request): Promise<UserDto> =>
  (await findAccount(accounts, request)).user

/** Takes the accounts, a user, and what to do with their account as it is at that moment; returns it as written. */
export const changeAccount = async (
  accounts: Accounts,
  { email }: UserDto,
  change: (account: Account) => Account,
): Promise<Account> => {
  const changed = await accounts.change(email, change)
  if (!changed) throw new Refusal(404, errorTexts.notRegistered)
  return changed
}

/** The same for what the user has; neither the password nor the orders can be reached from here. */
export const changeShopper = async (
  accounts: Accounts,
  user: UserDto,
  change: (user: UserDto) => UserDto,
): Promise<UserDto> =>
  (await changeAccount(accounts, user, (account) => ({ ...account, user: change(account.user) }))).user
