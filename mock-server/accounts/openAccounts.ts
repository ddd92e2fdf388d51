import type { Account, Accounts } from './account'
import { StorageRefused } from './database'
import { durableAccounts } from './durableAccounts'
import { memoryAccounts } from './memoryAccounts'
import { outdatedAccounts } from './outdatedAccounts'

/**
 * Takes the accounts that exist from the start; returns the store, in the browser's database. Where
 * the browser has none, or refuses it at any moment, the accounts go on in memory for the visit,
 * with all that could still be read, and the console is told once. Where the database belongs to a newer
 * release, it is left as it is, the accounts go on as `outdatedAccounts` says, and `onNewerData` is told.
 */
export const openAccounts = (seed: () => Promise<Account[]>, onNewerData = () => {}): Accounts => {
  const durable = durableAccounts(seed, (readable) => {
    if (current === durable) current = outdatedAccounts(() => readable)
    onNewerData()
  })
  let current: Accounts = durable

  const goOnInMemory = ({ cause }: StorageRefused) => {
    if (current !== durable) return
    console.warn('The accounts of this visit are kept in memory alone:', cause)
    // The seeds may never have been written. What a shopper has goes before them.
    current = memoryAccounts(seed, async () => [...(await seed()), ...(await durable.salvage())])
  }

  const withCurrent = async <Result>(use: (accounts: Accounts) => Promise<Result>): Promise<Result> => {
    try {
      return await use(current)
    } catch (error) {
      if (!(error instanceof StorageRefused)) throw error
      goOnInMemory(error)
      return use(current)
    }
  }

  return {
    find: (email) => withCurrent((accounts) => accounts.find(email)),
    add: (account) => withCurrent((accounts) => accounts.add(account)),
    change: (email, change) => withCurrent((accounts) => accounts.change(email, change)),
    reset: () => withCurrent((accounts) => accounts.reset()),
  }
}
