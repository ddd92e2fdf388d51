import { once } from '../once'
import { type Account, type Accounts, keyOf } from './account'
import { type Database, type DatabaseEvents, openDatabase, StorageRefused } from './database'

// An answer is sent only once it is on the disk: a crash right after it loses nothing.
const DURABLE = { durability: 'strict' } as const

/** Accounts that outlive the page. */
export type DurableAccounts = Accounts & {
  /** Those that can still be read when the database fails; none when it never opened. */
  salvage: () => Promise<Account[]>
}

const orRefused = async <Result>(work: Promise<Result>): Promise<Result> => {
  try {
    return await work
  } catch (cause) {
    throw new StorageRefused(cause)
  }
}

/** Begins a transaction that writes. When it fails, the request that failed says so, and `done` need not be heard. */
const beginWriting = (database: Database) => {
  const transaction = database.transaction(['accounts', 'about'], 'readwrite', DURABLE)
  transaction.done.catch(() => {})
  return {
    rows: transaction.objectStore('accounts'),
    about: transaction.objectStore('about'),
    done: transaction.done,
  }
}

/** Puts accounts into a database that has none yet; with `isReset`, in place of those it has. */
const begin = async (database: Database, accounts: Account[], isReset: boolean) => {
  const { rows, about, done } = beginWriting(database)
  if (isReset) await rows.clear()
  // Another tab may have been quicker; and what a shopper has is never written over.
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

/** What `change` throws is no failure of the database, so it comes back beside the account. */
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
      // No waiting in between: the transaction would end by itself.
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
 * Accounts in the browser's own database, one for all tabs. Every change is one transaction that
 * reads and writes, and every function answers when it is durable. Takes the accounts that a new
 * database begins with, and what is told when the database belongs to a newer release. Throws
 * `StorageRefused` where the browser keeps no database, or none for this release.
 */
export const durableAccounts = (
  seed: () => Promise<Account[]>,
  onNewer: DatabaseEvents['onNewer'],
): DurableAccounts => {
  let latest: Database | undefined
  const connect = async () => {
    const database = await openDatabase({ onClosed: forget, onNewer })
    latest = database
    if (!(await orRefused(database.get('about', 'seeded')))) {
      const accounts = await seed()
      await orRefused(begin(database, accounts, false))
    }
    return database
  }
  let open = once(connect)
  // What the browser has shut is opened again by the next call.
  function forget() {
    open = once(connect)
  }

  // The browser may lose a connection without a word, as Safari does in the background: a failure is tried once
  // more, on a new one. A transaction that failed has changed nothing.
  const run = async <Result>(work: (database: Database) => Promise<Result>): Promise<Result> => {
    const opened = open
    const database = await opened()
    try {
      return await work(database)
    } catch {
      if (open === opened) forget()
      const next = await open()
      return orRefused(work(next))
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
      await run((database) => begin(database, accounts, true))
    },
  }
}
