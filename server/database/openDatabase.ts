import type { Settings } from '../settings'
import { SettingsError } from '../settingsError'
import type { Database } from './database'
import { openEmbeddedDatabase } from './embedded'
import { openPostgres } from './postgres'

/** The oldest supported PostgreSQL, 14.0, as `server_version_num` reports it. */
const OLDEST_VERSION = 140_000

const checkVersion = async ({ query }: Database) => {
  const [row] = await query<{ version: number; name: string }>(
    "select current_setting('server_version_num')::integer as version, current_setting('server_version') as name",
  )
  if (row && row.version < OLDEST_VERSION)
    throw new SettingsError(`The database is PostgreSQL ${row.name}. 14 is the oldest that is supported.`)
}

const reasonOf = (error: unknown) => {
  if (!(error instanceof Error)) return String(error)
  // If a host has several addresses, the error has no message, only a code.
  return error.message || ('code' in error ? String(error.code) : error.name)
}

/**
 * Takes the settings, a function that prepares the tables (`migrate` for the server, `checkSchema` for the
 * owner's commands), and one that gets the errors of lost connections; returns the open database. Throws a
 * `SettingsError` when the database cannot be used.
 */
export const openDatabase = async (
  { databaseUrl, dataFolder }: Pick<Settings, 'databaseUrl' | 'dataFolder'>,
  prepare: (database: Database) => Promise<void>,
  onError: (error: Error) => void = () => {},
): Promise<Database> => {
  let database: Database | undefined
  try {
    database = databaseUrl ? openPostgres(databaseUrl, onError) : await openEmbeddedDatabase(dataFolder)
    await checkVersion(database)
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
