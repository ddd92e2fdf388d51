import type { Settings } from '../settings'
import { SettingsError } from '../settingsError'
import type { Database } from './database'
import { openEmbeddedDatabase } from './embedded'
import { openPostgres } from './postgres'

/** As PostgreSQL reports it: 14.0. */
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
  // The error of several addresses has a code alone.
  return error.message || ('code' in error ? String(error.code) : error.name)
}

/**
 * Takes the settings, what prepares the tables, and what to do with lost connections; opens the database. `migrate` is
 * for the server, `checkSchema` for the owner's commands. Throws a `SettingsError` when it cannot be used.
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
    // The first error is the one to report.
    await database?.close().catch(() => {})
    if (error instanceof SettingsError) throw error
    const setting = databaseUrl ? 'DATABASE_URL' : `DATA_DIR=${dataFolder}`
    throw new SettingsError(`${setting} cannot be used: ${reasonOf(error)}.`)
  }
}
