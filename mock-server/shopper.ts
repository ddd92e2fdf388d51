import type { Request } from 'miragejs'
import { errorTexts, type UserDto } from '../src/contract'
import type { Accounts } from './accounts'
import { Refusal } from './respond'
import { readToken } from './token'

/** The token in the authorization header, with or without 'Bearer '. fetch lowers a header's name, XMLHttpRequest does not. */
const tokenOf = ({ requestHeaders }: Request): string => {
  const header = Object.entries(requestHeaders).find(([name]) => name.toLowerCase() === 'authorization')
  return (header?.[1] ?? '').trim().replace(/^bearer\s+/i, '')
}

/**
 * Takes the accounts and a request; returns the user whose token the request carries. Refuses with
 * 401 when the token is bad, with 404 when it is good but belongs to nobody (specification,
 * sections 5 and 8).
 */
export const findShopper = async (accounts: Accounts, request: Request): Promise<UserDto> => {
  const email = readToken(tokenOf(request))
  if (email === undefined) throw new Refusal(401, errorTexts.invalidToken)
  const account = await accounts.find(email)
  if (!account) throw new Refusal(404, errorTexts.notRegistered)
  return account.user
}

/**
 * Takes the accounts, a user, and what to do with the user as they are at that moment; returns the
 * user as written. The password cannot be reached from here.
 */
export const changeShopper = async (
  accounts: Accounts,
  { email }: UserDto,
  change: (user: UserDto) => UserDto,
): Promise<UserDto> => {
  const changed = await accounts.change(email, (account) => ({ ...account, user: change(account.user) }))
  if (!changed) throw new Refusal(404, errorTexts.notRegistered)
  return changed.user
}
