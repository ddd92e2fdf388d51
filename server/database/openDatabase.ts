import type { Settings } from '../settings'
import { SettingsError } from '../settingsError'
import { type Database, isUnavailable } from './database'
import { openEmbeddedDatabase } from './embedded'
import { migrate } from './migrate'
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

/**
 * Takes the settings, and what to do with the errors of idle connections; opens the database, with its tables created
 * or upgraded. Throws a `SettingsError` when it cannot be reached, is too old, or belongs to a newer release.
 */
export const openDatabase = async (
  { databaseUrl, dataFolder }: Pick<Settings, 'databaseUrl' | 'dataFolder'>,
  onError: (error: Error) => void = () => {},
): Promise<Database> => {
  const database = databaseUrl ? openPostgres(databaseUrl, onError) : await openEmbeddedDatabase(dataFolder)
  try {
    await checkVersion(database)
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    // Such as a wrong password (28P01) or an unknown database (3D000).
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (error instanceof Error && (isUnavailable(error) || /^(28|3D)/.test(code)))
      throw new SettingsError(`DATABASE_URL cannot be used: ${error.message || code}.`)
    throw error
  }
}
