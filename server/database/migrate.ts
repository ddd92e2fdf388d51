import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SettingsError } from '../settingsError'
import type { Database } from './database'
import { seed } from './seed'

// Numbered scripts, each run once, in order, in one transaction with the seeds. Processes that start together wait for
// the lock of the first one. A library would need a second connection of its own kind, which the embedded database
// does not have.

/** Any number, the same for all processes. */
const LOCK = 7_247_426

const FOLDER = join(__dirname, 'migrations')

const scripts = () =>
  readdirSync(FOLDER)
    .filter((name) => /^\d{4}_.+\.sql$/.test(name))
    .sort()
    .map((name) => ({ version: Number(name.slice(0, 4)), sql: readFileSync(join(FOLDER, name), 'utf8') }))

/**
 * Takes a database; creates or upgrades its tables, and seeds them when they are new. Throws a `SettingsError` when
 * they belong to a newer release.
 */
export const migrate = (database: Database): Promise<void> =>
  database.transaction(async (transaction) => {
    // A migration, and the wait for that of another process, may take longer than a request.
    await transaction.runScript('set local statement_timeout = 0')
    await transaction.query('select pg_advisory_xact_lock($1)', [LOCK])
    await transaction.runScript(
      'create table if not exists schema_migrations (version integer primary key, applied_at timestamptz not null default now())',
    )
    const applied = await transaction.query<{ version: number }>('select version from schema_migrations')
    const current = Math.max(0, ...applied.map(({ version }) => version))
    const all = scripts()
    const latest = Math.max(...all.map(({ version }) => version))
    if (current > latest)
      throw new SettingsError(
        `The database has schema ${current}, but this release knows ${latest} only. Start a newer release.`,
      )
    for (const { version, sql } of all.filter((script) => script.version > current)) {
      await transaction.runScript(sql)
      await transaction.query('insert into schema_migrations (version) values ($1)', [version])
    }
    if (current === 0) await seed(transaction)
  })
