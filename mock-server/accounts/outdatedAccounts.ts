import { Refusal } from '../respond'
import type { Account, Accounts } from './account'
import { memoryAccounts } from './memoryAccounts'

const refuse = (): never => {
  throw new Refusal(503, 'A newer version of the shop is in use in this browser. Reload the page.')
}

/**
 * Accounts for a page that is older than the stored data: those that it could still read, in memory, until
 * the page is reloaded. It does not know what else there is, so a user who is not among them is refused with
 * 503, never told that they do not exist: that would end their session. So are a sign-up, an order and a
 * reset, which would be confirmed and then be lost.
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
