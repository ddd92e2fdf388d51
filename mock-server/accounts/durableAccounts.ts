import { memoizeAsync } from '../memoizeAsync'
import { keyOf } from '../shared/credentials'
import type { Account, Accounts } from './account'
import { type Database, type DatabaseEvents, openDatabase, StorageUnavailable } from './database'

// A write completes only once it is on disk, so a crash after the response loses nothing.
const DURABLE = { durability: 'strict' } as const

/** Accounts that survive a reload. */
export type DurableAccounts = Accounts & {
  /** Returns the accounts that can still be read when the database fails; none when it never opened. */
  salvage: () => Promise<Account[]>
}

const orUnavailable = async <Result>(work: Promise<Result>): Promise<Result> => {
  try {
    return await work
  } catch (cause) {
    throw new StorageUnavailable(cause)
  }
}

/** Starts a write transaction. Its failed request reports a failure, so `done` may be ignored. */
const beginWriting = (database: Database) => {
  const transaction = database.transaction(['accounts', 'about'], 'readwrite', DURABLE)
  transaction.done.catch(() => {})
  return {
    rows: transaction.objectStore('accounts'),
    about: transaction.objectStore('about'),
    done: transaction.done,
  }
}

/** Writes the seeds into a new database; with `isReset`, in place of all it holds. */
const writeSeeds = async (database: Database, accounts: Account[], isReset: boolean) => {
  const { rows, about, done } = beginWriting(database)
  if (isReset) await rows.clear()
  // Another tab may have seeded it first. Existing accounts are never overwritten.
  if (isReset || !(await about.get('seeded'))) {
    for (const account of accounts) {
      const key = keyOf(account.user.email)
      if ((await rows.getKey(key)) === undefined) await rows.put(account, key)
    }
    await about.put(true, 'seeded')
  }
  await done
}

const add = async (database: Database, account: Account): Promise<boolean> => {
  const { rows, done } = beginWriting(database)
  const key = keyOf(account.user.email)
  const isNew = (await rows.getKey(key)) === undefined
  if (isNew) await rows.put(account, key)
  await done
  return isNew
}

type Outcome = { account: Account | undefined; thrown?: { error: unknown } }

/** An error that `change` throws is not one of the database, so it is returned beside the account. */
const replace = async (
  database: Database,
  email: string,
  change: (account: Account) => Account,
): Promise<Outcome> => {
  const { rows, done } = beginWriting(database)
  const key = keyOf(email)
  const before = await rows.get(key)
  const outcome: Outcome = { account: undefined }
  if (before) {
    try {
      // Nothing is awaited before `put`, or the transaction would commit.
      const writing = rows.put(change(before), key)
      outcome.account = await writing.then(() => rows.get(key))
    } catch (error) {
      if (error instanceof DOMException) throw error
      outcome.thrown = { error }
    }
  }
  await done
  return outcome
}

/**
 * Accounts in IndexedDB, shared by all tabs. Takes the seeds of a new database, and a callback for when the
 * database belongs to a newer release. The functions it returns resolve when the write is durable, and throw
 * `StorageUnavailable` when the browser has no database, or none for this release.
 */
export const durableAccounts = (
  seed: () => Promise<Account[]>,
  onNewer: DatabaseEvents['onNewer'],
): DurableAccounts => {
  let latest: Database | undefined
  const connect = async () => {
    const database = await openDatabase({ onClosed: disconnect, onNewer })
    latest = database
    if (!(await orUnavailable(database.get('about', 'seeded')))) {
      const accounts = await seed()
      await orUnavailable(writeSeeds(database, accounts, false))
    }
    return database
  }
  let open = memoizeAsync(connect)
  // The next operation opens the database again.
  function disconnect() {
    open = memoizeAsync(connect)
  }

  // Safari drops connections silently in the background, so a failed operation is retried once on a new one. A
  // transaction that failed has changed nothing.
  const run = async <Result>(work: (database: Database) => Promise<Result>): Promise<Result> => {
    const openBefore = open
    const database = await openBefore()
    try {
      return await work(database)
    } catch {
      if (open === openBefore) disconnect()
      const next = await open()
      return orUnavailable(work(next))
    }
  }

  return {
    salvage: async () => {
      try {
        return (await latest?.getAll('accounts')) ?? []
      } catch {
        return []
      }
    },
    find: (email) => run((database) => database.get('accounts', keyOf(email))),
    add: (account) => run((database) => add(database, account)),
    change: async (email, change) => {
      const { account, thrown } = await run((database) => replace(database, email, change))
      if (thrown) throw thrown.error
      return account
    },
    reset: async () => {
      const accounts = await seed()
      await run((database) => writeSeeds(database, accounts, true))
    },
  }
}
