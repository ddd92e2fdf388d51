import { once } from '../once'
import { type Account, type Accounts, keyOf } from './account'

/**
 * Accounts for as long as the page is open. Takes those that exist from the start, and where they
 * move in from elsewhere, those that were there. Both are fetched when they are first needed and not
 * before, because hashing the passwords would hold up the start of the page. A fetch that failed is
 * tried again by the next call.
 */
export const memoryAccounts = (seed: () => Promise<Account[]>, kept = seed): Accounts => {
  // Kept as text: a text cannot be changed from outside, and holds nothing but JSON.
  const rows = new Map<string, string>()

  const read = (email: string): Account | undefined => {
    const row = rows.get(keyOf(email))
    return row === undefined ? undefined : JSON.parse(row)
  }
  const write = (account: Account) => rows.set(keyOf(account.user.email), JSON.stringify(account))

  const begin = (accounts: Account[]) => {
    for (const account of accounts) write(account)
  }
  const open = once(async () => begin(await kept()))

  return {
    find: async (email) => {
      await open()
      return read(email)
    },
    add: async (account) => {
      await open()
      if (read(account.user.email)) return false
      write(account)
      return true
    },
    change: async (email, change) => {
      await open()
      const account = read(email)
      if (!account) return undefined
      write(change(account))
      return read(email)
    },
    reset: async () => {
      const accounts = await seed()
      await open()
      rows.clear()
      begin(accounts)
    },
  }
}
