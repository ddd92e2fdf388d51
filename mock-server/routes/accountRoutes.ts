import type { Request } from 'miragejs'
import { type Accounts, memoryAccounts, openAccounts } from '../accounts'
import { withCurrentProducts } from '../accounts/withCurrentProducts'
import { requireAccount } from '../auth/requireAccount'
import type { CallHandlers } from '../http/respond'
import { seedAccounts } from '../seeds/users'
import { authHandlers } from './auth'
import { cartHandlers } from './cart'
import { orderHandlers } from './orders'
import { wishlistHandlers } from './wishlist'

const handlersFor = (accounts: Accounts) =>
  ({
    ...authHandlers(accounts),
    ...cartHandlers(accounts),
    ...wishlistHandlers(accounts),
    ...orderHandlers(accounts),
  }) satisfies Partial<CallHandlers>

export type AccountRoutes = ReturnType<typeof openAccountRoutes>

/**
 * Takes whether the accounts survive a reload, and a callback for when a newer release has stored them;
 * returns the accounts, `requireAccount`, which finds the account of a request, and the handlers that need
 * accounts. All of this is a chunk of its own, because visitors who only browse need no database, hashing or
 * signing.
 */
export const openAccountRoutes = (isDurable: boolean, onNewerData?: () => void) => {
  const stored = isDurable ? openAccounts(seedAccounts, onNewerData) : memoryAccounts(seedAccounts)
  const accounts = withCurrentProducts(stored)
  return {
    accounts,
    requireAccount: (request: Request) => requireAccount(accounts, request),
    handlers: handlersFor(accounts),
  }
}
