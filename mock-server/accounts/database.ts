import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames, wrap } from 'idb'
import { isRecord } from '../shared/isRecord'
import { type Account, isAccount } from './account'

type Schema = DBSchema & {
  /** Keyed by `keyOf(email)`. */
  accounts: { key: string; value: Account }
  /** Whether the seeds have been written. */
  about: { key: 'seeded'; value: true }
}

export type Database = IDBPDatabase<Schema>
type Upgrade = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>

/** IndexedDB is missing or cannot be used; `cause` is the browser's error. */
export class StorageUnavailable extends Error {
  constructor(cause: unknown) {
    super('IndexedDB is not available.', { cause })
  }
}

class CorruptDatabase extends Error {}

export type DatabaseEvents = {
  /** The browser closed the database; it can be opened again. */
  onClosed: () => void
  /** A newer release upgrades the database, so it is closed. Takes the accounts that this release can read. */
  onNewer: (readable: Promise<Account[]>) => void
}

/** One migration for each version of the schema. A released one is never changed. */
const migrations: ((database: Database, transaction: Upgrade) => unknown)[] = [
  (database) => database.createObjectStore('accounts'),
  (database) => database.createObjectStore('about'),
  // Accounts had no orders before.
  async (_database, transaction) => {
    for await (const cursor of transaction.objectStore('accounts'))
      if (isRecord(cursor.value)) await cursor.update({ ...cursor.value, orders: [] })
  },
]

const migrate = async (database: Database, from: number, transaction: Upgrade) => {
  for (const migration of migrations.slice(from)) await migration(database, transaction)
}

/** The version of the schema that this release writes. */
export const SCHEMA_VERSION = migrations.length

/** Names of the database. A corrupt one is left as it is, and the next name is used. */
const NAMES = ['resham', 'resham-2', 'resham-3'] as const

/** How long a tab with an older schema may block the opening, in ms. */
const OPEN_TIMEOUT_MS = 3_000

// Errors of a database with another schema or unreadable data.
const CORRUPTION_ERRORS = new Set(['UnknownError', 'DataError', 'AbortError', 'NotFoundError'])
const isCorrupt = (error: unknown) =>
  error instanceof CorruptDatabase || (error instanceof Error && CORRUPTION_ERRORS.has(error.name))

/** Rejects after `OPEN_TIMEOUT_MS`. A database that opens later is closed again. */
const withTimeout = (opening: Promise<Database>): Promise<Database> =>
  new Promise((resolve, reject) => {
    const giveUp = () => {
      reject(new Error('The database did not open in time.'))
      opening.then((database) => database.close()).catch(() => {})
    }
    const timeout = setTimeout(giveUp, OPEN_TIMEOUT_MS)
    opening.then(resolve, reject).finally(() => clearTimeout(timeout))
  })

/** The rows that this release recognises as accounts; none when reading fails. */
const readAccounts = async (database: IDBPDatabase<Schema>): Promise<Account[]> => {
  try {
    const rows: unknown[] = await database.getAll('accounts')
    return rows.filter(isAccount)
  } catch {
    return []
  }
}

/** Reads the accounts of a database of a newer version, which opens when no version is given. */
const readNewer = async (name: string): Promise<Account[]> => {
  try {
    // Runs only if the database was deleted meanwhile: aborted, so that no empty one is created.
    const upgrade = (_database: unknown, _from: number, _to: unknown, transaction: Upgrade) => {
      transaction.done.catch(() => {})
      transaction.abort()
    }
    const database = await withTimeout(openDB<Schema>(name, undefined, { upgrade }))
    const accounts = await readAccounts(database)
    database.close()
    return accounts
  } catch {
    return []
  }
}

const openNamed = async (name: string, { onClosed, onNewer }: DatabaseEvents): Promise<Database> => {
  const opening = openDB<Schema>(name, SCHEMA_VERSION, {
    upgrade: (database, from, _to, transaction) => {
      // A failed migration aborts all of them and rejects the opening, where it is handled.
      transaction.done.catch(() => {})
      migrate(database, from, transaction)
        .catch(() => transaction.abort())
        .catch(() => {})
    },
    // An upgrade or deletion in another tab waits until this connection is closed.
    blocking: (_current, version, event) => {
      const connection = event.target as IDBDatabase
      // Closing waits for the transactions that have started, this read included.
      if (version !== null) onNewer(readAccounts(wrap(connection) as IDBPDatabase<Schema>))
      connection.close()
      // Deleted: the next operation creates it again.
      if (version === null) onClosed()
    },
    terminated: onClosed,
  })
  const database = await withTimeout(opening)
  const rows: unknown[] = await database.getAll('accounts')
  if (rows.every(isAccount)) return database
  database.close()
  throw new CorruptDatabase(`The database ${name} holds a row that is not an account.`)
}

/**
 * Opens the mock server's database. A corrupt one, or one of a newer release, is left as it is. Throws
 * `StorageUnavailable` when none can be used.
 */
export const openDatabase = async (events: DatabaseEvents): Promise<Database> => {
  let cause: unknown
  for (const name of NAMES) {
    try {
      return await openNamed(name, events)
    } catch (error) {
      cause = error
      if (error instanceof Error && error.name === 'VersionError') events.onNewer(readNewer(name))
      if (!isCorrupt(error)) break
    }
  }
  throw new StorageUnavailable(cause)
}
