import { reasonOf } from '../reasonOf'
import type { Settings } from '../settings'
import { SettingsError } from '../settingsError'
import type { Database } from './database'
import { openEmbeddedDatabase } from './embedded'
import { connectToPostgres, openPostgres } from './postgres'

/** The oldest supported PostgreSQL, 14.0, as `server_version_num` reports it. */
const OLDEST_VERSION = 140_000

/**
 * What the statements rely on. A connection sets what can be set, but PgBouncer may leave that out; the encoding is that
 * of the whole database.
 */
const REQUIRED = {
  server_encoding: 'UTF8',
  default_transaction_isolation: 'read committed',
  standard_conforming_strings: 'on',
}

const checkProperties = async ({ query }: Database) => {
  const rows = await query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [['server_version', 'server_version_num', ...Object.keys(REQUIRED)]],
  )
  const found = new Map(rows.map(({ name, setting }) => [name, setting]))
  if (Number(found.get('server_version_num')) < OLDEST_VERSION)
    throw new SettingsError(
      `The database is PostgreSQL ${found.get('server_version')}. 14 is the oldest that is supported.`,
    )
  for (const [name, value] of Object.entries(REQUIRED))
    if (found.get(name) !== value)
      throw new SettingsError(`The database has ${name} = ${found.get(name)}. It must be ${value}.`)
}

/**
 * Takes the settings, and a function that prepares the tables (`migrate` for the server, `checkSchema` for the owner's
 * commands); returns the open database. With PostgreSQL it is one connection without limits of time. Throws a
 * `SettingsError` when the database cannot be used.
 */
export const openDatabase = async (
  { databaseUrl, dataFolder }: Pick<Settings, 'databaseUrl' | 'dataFolder'>,
  prepare: (database: Database) => Promise<void>,
): Promise<Database> => {
  let database: Database | undefined
  try {
    database = databaseUrl ? await connectToPostgres(databaseUrl) : await openEmbeddedDatabase(dataFolder)
    await checkProperties(database)
    await prepare(database)
    return database
  } catch (error) {
    // If closing fails too, the first error is the one to report.
    await database?.close().catch(() => {})
    if (error instanceof SettingsError) throw error
    const setting = databaseUrl ? 'DATABASE_URL' : `DATA_DIR=${dataFolder}`
    throw new SettingsError(`${setting} cannot be used: ${reasonOf(error)}.`)
  }
}

/** As `openDatabase`, for a server: with limits of time. `onError` gets the errors of lost connections. */
export const openServerDatabase = async (
  settings: Pick<Settings, 'databaseUrl' | 'dataFolder'>,
  prepare: (database: Database) => Promise<void>,
  onError: (error: Error) => void,
): Promise<Database> => {
  const database = await openDatabase(settings, prepare)
  if (!settings.databaseUrl) return database
  await database.close()
  return openPostgres(settings.databaseUrl, onError)
}
