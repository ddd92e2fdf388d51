import { tryStorage } from '@resham/browser'
import { accountKeyOf } from '@resham/contract/serverRules/accountKeyOf'
import { HttpError } from '@resham/contract/serverRules/httpError'
import { type DBSchema, deleteDB, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import { type Account, readAccount } from './account'

/** Where accounts are stored, by `accountKeyOf(email)`. */
export type AccountRows = {
  /** Returns a copy of the row. */
  read: (key: string) => Promise<Account | undefined>
  /**
   * Reads a row and all others, and writes and returns what `change` returns, in one transaction; null deletes the row.
   * Nothing is written when `change` returns undefined or throws. An invalid row is as none.
   */
  update: (
    key: string,
    change: (before: Account | undefined, others: Account[]) => Account | null | undefined,
  ) => Promise<Account | null | undefined>
  /** Deletes all rows, whatever they hold. */
  deleteAll: () => Promise<void>
}

type Schema = DBSchema & {
  accounts: { key: string; value: Account }
  /** Whether the seeds have been written. */
  about: { key: 'seeded'; value: true }
}
type Database = IDBPDatabase<Schema>
type Transaction = IDBPTransaction<Schema, ('accounts' | 'about')[], 'readwrite'>

const NAME = 'resham'

/** The version of the schema that this release writes. */
export const SCHEMA_VERSION = 1

/** How long the browser may take to open the database, in ms: Safari sometimes never answers. */
const MAX_OPENING_MS = 5000

/**
 * Takes the error of an opening; returns whether this browser has no IndexedDB, or forbids it. Chrome calls that
 * UnknownError, as it calls a full disk, but forbids localStorage too.
 */
export const isWithoutDatabase = ({ name }: Error): boolean =>
  !globalThis.indexedDB ||
  name === 'SecurityError' ||
  (name === 'UnknownError' && tryStorage(() => localStorage.length) === undefined)

/**
 * Opens the database. Throws 503 if the browser does not answer in time, and the next request tries again.
 */
const open = async (): Promise<Database> => {
  const opening = openDB<Schema>(NAME, SCHEMA_VERSION, {
    upgrade: (database, _from, _to, transaction) => {
      // A failed upgrade also rejects `opening`, where it is handled.
      transaction.done.catch(() => {})
      database.createObjectStore('accounts')
      database.createObjectStore('about')
    },
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_resolve, reject) => {
    const giveUp = () => {
      reject(new HttpError(503, 'The database of this browser does not answer. Please try again.'))
      opening.then((late) => late.close()).catch(() => {})
    }
    timer = setTimeout(giveUp, MAX_OPENING_MS)
  })
  return Promise.race([opening, silence]).finally(() => clearTimeout(timer))
}

/**
 * Opens a connection for `work`, and closes it. If it stayed open, the browser could drop it between two
 * requests, and an upgrade or a deletion in another tab would have to wait for it.
 */
const use = async <Result>(work: (database: Database) => Promise<Result>): Promise<Result> => {
  const database = await open()
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

/**
 * Runs `work` in a transaction that writes. Resolves once it is on disk, so that a crash after the response
 * loses nothing. IndexedDB runs such transactions of all tabs one after another.
 */
const write = async <Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> => {
  const transaction = database.transaction(['accounts', 'about'], 'readwrite', { durability: 'strict' })
  const [result] = await Promise.all([work(transaction), transaction.done])
  return result
}

const writeSeeds = (database: Database, accounts: Account[]) =>
  write(database, async (transaction) => {
    const rows = transaction.objectStore('accounts')
    for (const account of accounts) {
      const key = accountKeyOf(account.user.email)
      // Another tab may have written the account meanwhile, and its shopper may have changed it.
      if ((await rows.getKey(key)) === undefined) await rows.put(account, key)
    }
    await transaction.objectStore('about').put(true, 'seeded')
  })

/**
 * Takes the seeds; returns the accounts in IndexedDB. Every use writes the seeds if the database is new, as
 * it is again after the data of the site was deleted. Throws the browser's error, or 503 if the browser does
 * not answer.
 */
export const openRows = async (seed: () => Promise<Account[]>): Promise<AccountRows> => {
  const useSeeded = <Result>(work: (database: Database) => Promise<Result>) =>
    use(async (database) => {
      if (!(await database.get('about', 'seeded'))) await writeSeeds(database, await seed())
      return work(database)
    })
  await useSeeded(async () => {})
  return {
    read: async (key) => readAccount(await useSeeded((database) => database.get('accounts', key))),
    update: (key, change) =>
      useSeeded((database) =>
        write(database, async (transaction) => {
          const rows = transaction.objectStore('accounts')
          const [keys, stored] = await Promise.all([rows.getAllKeys(), rows.getAll()])
          const others = stored.flatMap((row, at) => (keys[at] !== key && readAccount(row)) || [])
          const after = change(readAccount(stored[keys.indexOf(key)]), others)
          if (after) await rows.put(after, key)
          if (after === null) await rows.delete(key)
          return after
        }),
      ),
    deleteAll: async () => deleteDB(NAME),
  }
}
