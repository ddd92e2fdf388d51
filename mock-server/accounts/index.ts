import { announceNewerData } from '@resham/browser'
import { accountKeyOf } from '@resham/contract/serverRules/accountKeyOf'
import { HttpError } from '@resham/contract/serverRules/httpError'
import { memoizeAsync } from '../memoizeAsync'
import type { Account } from './account'
import { type AccountRows, isWithoutDatabase, openRows } from './database'

export type { Account } from './account'

/** Takes an account, and all other accounts; returns the account as it shall be. */
export type AccountChange = (account: Account, others: Account[]) => Account

/** The store of accounts. It takes and returns copies of plain JSON: mutating one does not change the store. */
export type Accounts = {
  /** Returns the account with this email, compared by `accountKeyOf`. */
  find: (email: string) => Promise<Account | undefined>
  /** Adds an account. Returns false, and changes nothing, when its email is already registered. */
  add: (account: Account) => Promise<boolean>
  /**
   * Reads, changes and writes an account in one transaction; returns it as written, or undefined when there is none.
   * `change` also takes the other accounts as that transaction reads them, so that only one can have what is unique. It is
   * synchronous and must not change the email. When it throws, so does this, and nothing is written.
   */
  change: (email: string, change: AccountChange) => Promise<Account | undefined>
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
      const others = [...rows].flatMap(([each, account]) => (each === key ? [] : account))
      const after = change(structuredClone(rows.get(key)), structuredClone(others))
      if (after) rows.set(key, structuredClone(after))
      if (after === null) rows.delete(key)
      return after
    },
    // Opening them again brings the seeds back.
    deleteAll: async () => {},
  }
}

const accountsIn = (open: () => Promise<AccountRows>): Accounts => {
  // The rows open on first use, because hashing the seeds' passwords would delay the start of the page.
  let rows = memoizeAsync(open)
  return {
    find: async (email) => (await rows()).read(accountKeyOf(email)),
    add: async (account) => {
      const { update } = await rows()
      const added = await update(accountKeyOf(account.user.email), (before) => (before ? undefined : account))
      return added !== undefined
    },
    change: async (email, change) => {
      const { update } = await rows()
      const changed = await update(accountKeyOf(email), (before, others) => before && change(before, others))
      return changed ?? undefined
    },
    remove: async (email, check) => {
      await (await rows()).update(accountKeyOf(email), (before) => {
        if (before) check(before)
        return null
      })
    },
    reset: async () => {
      const { read, deleteAll } = await rows()
      // The read throws if a newer release has stored data, which an older page must not delete.
      await read('')
      await deleteAll()
      rows = memoizeAsync(open)
      await rows()
    },
  }
}

/** Takes the seeds; returns accounts that last as long as the page. */
export const memoryAccounts = (seed: Seed): Accounts => accountsIn(() => memoryRows(seed))

/**
 * Takes the seeds; returns the accounts of this browser, in IndexedDB (specification, sections 3 and 8). Where
 * there is none, or it is forbidden, the accounts last as long as the page, and the console says so. If a newer
 * release has stored them, they are left alone: each use says so to the page and throws 503. A use also throws 503
 * if the database fails or does not answer, and the next one tries again.
 */
export const openAccounts = (seed: Seed): Accounts => {
  const unavailable = (error: Error): Error => {
    if (error.name === 'VersionError') {
      announceNewerData()
      return new HttpError(503, 'A newer version of the shop is in use in this browser. Reload the page.')
    }
    // What the browser cannot do now, such as on a full disk, it may do later.
    return error instanceof DOMException
      ? new HttpError(503, 'The database of this browser cannot be used. Please try again.')
      : error
  }
  const orUnavailable = <Result>(work: Promise<Result>): Promise<Result> =>
    work.catch((error) => {
      throw unavailable(error)
    })
  const open = async (): Promise<AccountRows> => {
    try {
      const { read, update, deleteAll } = await openRows(seed)
      return {
        read: (key) => orUnavailable(read(key)),
        update: (key, change) => orUnavailable(update(key, change)),
        deleteAll: () => orUnavailable(deleteAll()),
      }
    } catch (error) {
      if (!isWithoutDatabase(error as Error)) throw unavailable(error as Error)
      console.warn('Accounts are stored in memory only:', error)
      return memoryRows(seed)
    }
  }
  return accountsIn(open)
}
