import type { Settings } from '../settings'
import { SettingsError } from '../settingsError'
import type { Database, Queryable } from './database'
import { migrations } from './migrations'
import { seedCatalog, seedDemo } from './seed'

// Each numbered script runs once, in order, in one transaction with the seeds. Processes that start together
// wait for the lock of the first one. A library would be more code: docs/decisions/0021-reference-server.md.

/** The number of the advisory lock. It may be any, but has to be the same for all processes. */
const LOCK = 7_247_426

const CREATE = `
  create table if not exists schema_migrations (
    version integer primary key,
    applied_at timestamptz not null default now()
  )`

// PgBouncer may drop the options of the connection, which has no limits of time.
const NO_LIMITS =
  'set local lock_timeout = 0; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0'

/** Returns the version of the tables, 0 if there are none, and the scripts that have not run yet. */
const readVersions = async ({ query }: Queryable) => {
  const rows = await query<{ version: number }>('select version from schema_migrations')
  const current = Math.max(0, ...rows.map(({ version }) => version))
  if (current > migrations.length)
    throw new SettingsError(
      `The database has schema ${current}, but this release knows ${migrations.length} only. Use a newer release.`,
    )
  return { current, pending: migrations.slice(current) }
}

/**
 * Takes a database; creates or upgrades its tables. New tables get the seeded catalogue, and the seeded
 * accounts if `hasDemoAccount` is set. Throws a `SettingsError` when the tables belong to a newer release.
 */
export const migrate = (
  database: Database,
  { hasDemoAccount }: Pick<Settings, 'hasDemoAccount'>,
): Promise<void> =>
  database.transaction(async (transaction) => {
    await transaction.runScript(NO_LIMITS)
    await transaction.runScript(`select pg_advisory_xact_lock(${LOCK})`)
    await transaction.runScript(CREATE)
    const { current, pending } = await readVersions(transaction)
    for (const [index, script] of pending.entries()) {
      await transaction.runScript(script)
      const version = current + index + 1
      await transaction.query('insert into schema_migrations (version) values ($1)', [version])
    }
    if (current === 0) {
      await seedCatalog(transaction)
      if (hasDemoAccount) await seedDemo(transaction)
    }
  })

/** Takes a database; throws a `SettingsError` unless its tables are those of this release. Changes nothing. */
export const checkSchema = async (database: Database): Promise<void> => {
  const [row] = await database.query<{ exists: boolean }>(
    "select to_regclass('schema_migrations') is not null as exists",
  )
  if (!row?.exists || (await readVersions(database)).pending.length > 0)
    throw new SettingsError(
      'The database does not have the tables of this release yet. Start the server once.',
    )
}
