import { accountKeyOf } from '@resham/contract/serverRules/accountKeyOf'
import { HttpError } from '@resham/contract/serverRules/httpError'
import { memoizeAsync } from '../memoizeAsync'
import type { Account } from './account'
import { type AccountRows, deleteRows, openRows } from './database'

export type { Account } from './account'

/** The store of accounts. It takes and returns copies of plain JSON: mutating one does not change the store. */
export type Accounts = {
  /** Returns the account with this email, compared by `accountKeyOf`. */
  find: (email: string) => Promise<Account | undefined>
  /** Adds an account. Returns false, and changes nothing, when its email is already registered. */
  add: (account: Account) => Promise<boolean>
  /**
   * Reads, changes and writes an account in one transaction; returns it as written, or undefined when there is none.
   * `change` is synchronous and must not change the email. When it throws, so does this, and nothing is written.
   */
  change: (email: string, change: (account: Account) => Account) => Promise<Account | undefined>
  /** Deletes an account, if there is one, unless `check` throws. */
  remove: (email: string, check: (account: Account) => void) => Promise<void>
  /** Deletes all accounts and restores the seeds. */
  reset: () => Promise<void>
}

type Seed = () => Promise<Account[]>

const memoryRows = async (seed: Seed): Promise<AccountRows> => {
  const rows = new Map(
    (await seed()).map((account) => [accountKeyOf(account.user.email), structuredClone(account)]),
  )
  return {
    read: async (key) => structuredClone(rows.get(key)),
    update: async (key, change) => {
      const after = change(structuredClone(rows.get(key)))
      if (after) rows.set(key, structuredClone(after))
      if (after === null) rows.delete(key)
      return after
    },
  }
}

const accountsIn = (open: () => Promise<AccountRows>, deleteAll = async () => {}): Accounts => {
  // The rows open on first use, because hashing the seeds' passwords would delay the start of the page.
  let rows = memoizeAsync(open)
  return {
    find: async (email) => (await rows()).read(accountKeyOf(email)),
    add: async (account) => {
      const { update } = await rows()
      const added = await update(accountKeyOf(account.user.email), (before) => (before ? undefined : account))
      return added !== undefined
    },
    change: async (email, change) =>
      (await (await rows()).update(accountKeyOf(email), (before) => before && change(before))) ?? undefined,
    remove: async (email, check) => {
      await (await rows()).update(accountKeyOf(email), (before) => {
        if (before) check(before)
        return null
      })
    },
    reset: async () => {
      // The read throws if a newer release has stored data, which an older page must not delete.
      await (await rows()).read('')
      await deleteAll()
      rows = memoizeAsync(open)
      await rows()
    },
  }
}

/** Takes the seeds; returns accounts that last as long as the page. */
export const memoryAccounts = (seed: Seed): Accounts => accountsIn(() => memoryRows(seed))

/**
 * Takes the seeds; returns the accounts of this browser, in IndexedDB (specification, sections 3 and 8). If
 * it cannot be opened, the accounts last as long as the page, and the console says so. If a newer release has
 * stored them, each use calls `onNewerData` and throws 503. A use also throws 503 if the database does not
 * answer.
 */
export const openAccounts = (seed: Seed, onNewerData = () => {}): Accounts => {
  const unlessNewer = <Result>(work: Promise<Result>): Promise<Result> =>
    work.catch((error) => {
      if (error.name !== 'VersionError') throw error
      onNewerData()
      throw new HttpError(503, 'A newer version of the shop is in use in this browser. Reload the page.')
    })
  const open = async (): Promise<AccountRows> => {
    try {
      const { read, update } = await unlessNewer(openRows(seed))
      return {
        read: (key) => unlessNewer(read(key)),
        update: (key, change) => unlessNewer(update(key, change)),
      }
    } catch (error) {
      if (error instanceof HttpError) throw error
      console.warn('Accounts are stored in memory only:', error)
      return memoryRows(seed)
    }
  }
  // A browser that refuses to delete the database refuses to open it too, which `open` handles.
  return accountsIn(open, () => deleteRows().catch(() => {}))
}
