import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { type Account, isAccount } from './account'

type Schema = DBSchema & {
  /** By `keyOf` the email. */
  accounts: { key: string; value: Account }
  /** What the database knows of itself: whether the seeds are in it. */
  about: { key: 'seeded'; value: true }
}

export type Database = IDBPDatabase<Schema>

/** The browser keeps nothing for this page: it has no database, or refuses to use it. */
export class StorageRefused extends Error {
  constructor(cause: unknown) {
    super('This browser keeps no database for the page.', { cause })
  }
}

class Spoilt extends Error {}

/** What each version adds to the one before it. A step that was released is never changed again. */
const migrations: ((database: Database) => void)[] = [
  (database) => database.createObjectStore('accounts'),
  (database) => database.createObjectStore('about'),
]

/** The version of the schema that this server writes. */
export const VERSION = migrations.length

/** What the database is called. A spoilt one is left as it is, and the next name is taken. */
const NAMES = ['resham', 'resham-2', 'resham-3'] as const

/** How long a tab with an older version may keep the database shut, in ms. */
const PATIENCE_MS = 3_000

// Of a newer version, of another shape, or no longer readable: another database is of more use.
const SPOILT = new Set(['VersionError', 'UnknownError', 'DataError', 'AbortError', 'NotFoundError'])
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

const openNamed = async (name: string, onClosed: () => void): Promise<Database> => {
  const opening = openDB<Schema>(name, VERSION, {
    upgrade: (database, from) => {
      for (const migrate of migrations.slice(from)) migrate(database)
    },
    // A newer shop in another tab wants to change the schema: this one stands back.
    blocking: (_current, _blocked, event) => {
      ;(event.target as IDBDatabase).close()
      onClosed()
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
 * Opens the database of the mock server, and sets aside one that is corrupt or newer than this
 * server. `onClosed` is told when the browser shuts it. Throws `StorageRefused` where there is none
 * to be had.
 */
export const openDatabase = async (onClosed: () => void): Promise<Database> => {
  let cause: unknown
  for (const name of NAMES) {
    try {
      return await openNamed(name, onClosed)
    } catch (error) {
      cause = error
      if (!isSpoilt(error)) break
    }
  }
  throw new StorageRefused(cause)
}
