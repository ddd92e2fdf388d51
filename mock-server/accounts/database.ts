import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames, wrap } from 'idb'
import { isRecord } from '../isRecord'
import { type Account, isAccount } from './account'

type Schema = DBSchema & {
  /** By `keyOf` the email. */
  accounts: { key: string; value: Account }
  /** What the database knows of itself: whether the seeds are in it. */
  about: { key: 'seeded'; value: true }
}

export type Database = IDBPDatabase<Schema>
type Upgrade = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>

/** The browser keeps nothing for this page: it has no database, or refuses to use it. */
export class StorageRefused extends Error {
  constructor(cause: unknown) {
    super('This browser keeps no database for the page.', { cause })
  }
}

class Spoilt extends Error {}

export type DatabaseEvents = {
  /** The browser has shut the database; it can be opened again. */
  onClosed: () => void
  /** The database belongs to a newer release, and is shut. Takes the accounts in it that this one understands. */
  onNewer: (readable: Promise<Account[]>) => void
}

/** What each version adds to the one before it. A step that was released is never changed again. */
const migrations: ((database: Database, transaction: Upgrade) => unknown)[] = [
  (database) => database.createObjectStore('accounts'),
  (database) => database.createObjectStore('about'),
  // Nobody has placed an order yet.
  async (_database, transaction) => {
    for await (const cursor of transaction.objectStore('accounts'))
      if (isRecord(cursor.value)) await cursor.update({ ...cursor.value, orders: [] })
  },
]

const migrate = async (database: Database, from: number, transaction: Upgrade) => {
  for (const step of migrations.slice(from)) await step(database, transaction)
}

/** The version of the schema that this server writes. */
export const VERSION = migrations.length

/** What the database is called. A spoilt one is left as it is, and the next name is taken. */
const NAMES = ['resham', 'resham-2', 'resham-3'] as const

/** How long a tab with an older version may keep the database shut, in ms. */
const PATIENCE_MS = 3_000

// Of another shape, or no longer readable: another database is of more use.
const SPOILT = new Set(['UnknownError', 'DataError', 'AbortError', 'NotFoundError'])
const isSpoilt = (error: unknown) =>
  error instanceof Spoilt || (error instanceof Error && SPOILT.has(error.name))

/** Waits for a database as long as a shopper would. One that opens later is shut again. */
const inTime = (opening: Promise<Database>): Promise<Database> =>
  new Promise((resolve, reject) => {
    const giveUp = () => {
      reject(new Error('The database did not open in time.'))
      opening.then((database) => database.close()).catch(() => {})
    }
    const patience = setTimeout(giveUp, PATIENCE_MS)
    opening.then(resolve, reject).finally(() => clearTimeout(patience))
  })

/** The rows that are accounts as this release knows them. A failure is as good as none. */
const readAccounts = async (database: IDBPDatabase<Schema>): Promise<Account[]> => {
  try {
    const rows: unknown[] = await database.getAll('accounts')
    return rows.filter(isAccount)
  } catch {
    return []
  }
}

/** Reads a database of a newer version, which opens where no version is named. */
const readNewer = async (name: string): Promise<Account[]> => {
  try {
    // Where it was deleted meanwhile, none must come into being without a version.
    const upgrade = (_database: unknown, _from: number, _to: unknown, transaction: Upgrade) => {
      transaction.done.catch(() => {})
      transaction.abort()
    }
    const database = await inTime(openDB<Schema>(name, undefined, { upgrade }))
    const accounts = await readAccounts(database)
    database.close()
    return accounts
  } catch {
    return []
  }
}

const openNamed = async (name: string, { onClosed, onNewer }: DatabaseEvents): Promise<Database> => {
  const opening = openDB<Schema>(name, VERSION, {
    upgrade: (database, from, _to, transaction) => {
      // All of the steps or none. An aborted transaction makes the opening fail, which is where it is dealt with.
      transaction.done.catch(() => {})
      migrate(database, from, transaction)
        .catch(() => transaction.abort())
        .catch(() => {})
    },
    // Another tab waits until this one lets go of the database.
    blocking: (_current, version, event) => {
      const connection = event.target as IDBDatabase
      // A read that has begun is finished first, and so is every change before it.
      if (version !== null) onNewer(readAccounts(wrap(connection) as IDBPDatabase<Schema>))
      connection.close()
      // It is to be deleted: the next call makes a new one.
      if (version === null) onClosed()
    },
    terminated: onClosed,
  })
  const database = await inTime(opening)
  const rows: unknown[] = await database.getAll('accounts')
  if (rows.every(isAccount)) return database
  database.close()
  throw new Spoilt(`The database ${name} holds something that is no account.`)
}

/**
 * Opens the database of the mock server, and sets aside one that is corrupt. One of a newer release is left as
 * it is. Throws `StorageRefused` where there is none to be had.
 */
export const openDatabase = async (events: DatabaseEvents): Promise<Database> => {
  let cause: unknown
  for (const name of NAMES) {
    try {
      return await openNamed(name, events)
    } catch (error) {
      cause = error
      if (error instanceof Error && error.name === 'VersionError') events.onNewer(readNewer(name))
      if (!isSpoilt(error)) break
    }
  }
  throw new StorageRefused(cause)
}
