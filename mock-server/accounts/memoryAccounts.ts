import { memoizeAsync } from '../memoizeAsync'
import { keyOf } from '../shared/credentials'
import type { Account, Accounts } from './account'

/**
 * Accounts in memory. Takes the seeds and, if they differ, the accounts to start with. Both are loaded on first use,
 * because hashing passwords would delay the page's start; a failed load is retried by the next call.
 */
export const memoryAccounts = (seed: () => Promise<Account[]>, initial = seed): Accounts => {
  // Stored as JSON text, which callers cannot mutate.
  const rows = new Map<string, string>()

  const read = (email: string): Account | undefined => {
    const row = rows.get(keyOf(email))
    return row === undefined ? undefined : JSON.parse(row)
  }
  const write = (account: Account) => rows.set(keyOf(account.user.email), JSON.stringify(account))

  const writeAll = (accounts: Account[]) => {
    for (const account of accounts) write(account)
  }
  const open = memoizeAsync(async () => writeAll(await initial()))

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
      writeAll(accounts)
    },
  }
}
