import type { Account, Accounts } from './account'
import { StorageUnavailable } from './database'
import { durableAccounts } from './durableAccounts'
import { memoryAccounts } from './memoryAccounts'
import { outdatedAccounts } from './outdatedAccounts'

/**
 * Takes the seeds; returns the accounts store, in IndexedDB. When IndexedDB fails, the store continues in memory with
 * what could be read, and warns once. When the database belongs to a newer release, the store leaves it as it is,
 * continues with `outdatedAccounts` and calls `onNewerData`.
 */
export const openAccounts = (seed: () => Promise<Account[]>, onNewerData = () => {}): Accounts => {
  const durable = durableAccounts(seed, (readable) => {
    if (current === durable) current = outdatedAccounts(() => readable)
    onNewerData()
  })
  let current: Accounts = durable

  const fallBackToMemory = ({ cause }: StorageUnavailable) => {
    if (current !== durable) return
    console.warn('Accounts are stored in memory only:', cause)
    // The seeds may never have been written. Accounts that were read replace them.
    current = memoryAccounts(seed, async () => [...(await seed()), ...(await durable.salvage())])
  }

  const withCurrent = async <Result>(use: (accounts: Accounts) => Promise<Result>): Promise<Result> => {
    try {
      return await use(current)
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error
      fallBackToMemory(error)
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
