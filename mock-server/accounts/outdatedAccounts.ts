import { HttpError } from '../shared/httpError'
import type { Account, Accounts } from './account'
import { memoryAccounts } from './memoryAccounts'

const refuse = (): never => {
  throw new HttpError(503, 'A newer version of the shop is in use in this browser. Reload the page.')
}

/**
 * Accounts for a page that is older than the stored data. Takes those it could read; returns a store of them in
 * memory. It throws 503 for other users, because a 404 would end their session, and for a sign-up, an order or a
 * reset, which the next reload would lose.
 */
export const outdatedAccounts = (readable: () => Promise<Account[]>): Accounts => {
  const memory = memoryAccounts(readable)
  return {
    find: async (email) => (await memory.find(email)) ?? refuse(),
    add: async () => refuse(),
    change: async (email, change) => {
      const changed = await memory.change(email, (account) => {
        const next = change(account)
        return next.orders.length > account.orders.length ? refuse() : next
      })
      return changed ?? refuse()
    },
    reset: async () => refuse(),
  }
}
