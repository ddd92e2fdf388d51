import type { CallName } from '@resham/contract'
import { callOf } from '@resham/contract/calls'
import { readUserData } from '@resham/contract/resources/userData'
import { readRequest } from '@resham/contract/serverRules/readRequest'
import type { Request } from 'miragejs'
import { type Account, type Accounts, memoryAccounts, openAccounts } from '../accounts'
import { withCurrentProducts } from '../accounts/withCurrentProducts'
import { requireAccount } from '../auth/requireAccount'
import { type CallHandlers, respond } from '../http/respond'
import { sentRequest } from '../http/sentRequest'
import { seedAccounts } from '../seeds/users'
import { accountHandlers } from './account'
import { authHandlers } from './auth'
import { cartHandlers } from './cart'
import type { publicAnswers } from './catalog'
import { advanceLatestOrder, orderHandlers } from './orders'
import { wishlistHandlers } from './wishlist'

/** The calls that `publicAnswers` does not answer. */
export type AccountCallName = Exclude<CallName, keyof typeof publicAnswers>

const resourceHandlers = (accounts: Accounts) =>
  ({
    ...accountHandlers(accounts),
    ...authHandlers(accounts),
    ...cartHandlers(accounts),
    ...wishlistHandlers(accounts),
    ...orderHandlers(accounts),
  }) satisfies Partial<CallHandlers>

const handlersFor = (accounts: Accounts): Pick<CallHandlers, AccountCallName> => {
  const handlers = resourceHandlers(accounts)
  return {
    ...handlers,
    getUserData: (_request, account) =>
      readUserData(account.user, (name, request) => handlers[name](request, account)),
  }
}

export type AccountRoutes = ReturnType<typeof openAccountRoutes>

/**
 * Takes whether the accounts survive a reload; returns the accounts, `requireAccount`, which finds the account of a
 * request, `handle`, which responds to the calls that need accounts, and `advanceLatestOrder`. All of this is a chunk of
 * its own, because visitors who only browse need no database, hashing, signing or schemas.
 */
export const openAccountRoutes = (isDurable: boolean) => {
  const accounts = withCurrentProducts(isDurable ? openAccounts(seedAccounts) : memoryAccounts(seedAccounts))
  const handlers = handlersFor(accounts)
  return {
    accounts,
    requireAccount: (request: Request) => requireAccount(accounts, request),
    advanceLatestOrder: (token: string) => advanceLatestOrder(accounts, token),
    handle: async (name: AccountCallName, request: Request) => {
      const { needsToken, response } = callOf(name)
      // The token is checked before the contents.
      const sent = sentRequest(request)
      const accountOfToken = needsToken ? [await requireAccount(accounts, request, name)] : []
      const handler = handlers[name] as (request: object, ...account: Account[]) => Promise<object>
      return respond(response.status, await handler(readRequest(name, sent), ...accountOfToken))
    },
  }
}
