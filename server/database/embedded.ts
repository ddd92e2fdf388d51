import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { SettingsError } from '../settingsError'
import type { Database, Queryable } from './database'
import { lockFolder } from './lockFolder'

const extensions = { btree_gin, pg_trgm }

const queryable = (client: PGlite | Transaction): Queryable => ({
  query: async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
    (await client.query<Row>(sql, [...values])).rows,
  runScript: async (script) => {
    await client.exec(script)
  },
})

const createFolder = (folder: string) => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new SettingsError(`DATA_DIR=${folder} is not a folder that can be used (${error}).`)
  }
}

/** Returns the folder of the database. It gets its name when it is complete, as a crash may come before. */
const createIn = async (folder: string): Promise<string> => {
  const [complete, incomplete] = [join(folder, 'database'), join(folder, 'database.new')]
  if (existsSync(complete)) return complete
  rmSync(incomplete, { recursive: true, force: true })
  await (await PGlite.create(incomplete)).close()
  renameSync(incomplete, complete)
  return complete
}

/**
 * Takes a folder, or undefined for a database in memory; returns the embedded database in it. Throws a `SettingsError`
 * when another process uses the folder.
 */
export const openEmbeddedDatabase = async (folder: string | undefined): Promise<Database> => {
  if (folder) createFolder(folder)
  // The database does not lock its folder itself, and two processes would make it unreadable.
  const unlock = folder ? lockFolder(folder) : () => {}
  try {
    const client = await PGlite.create(folder && (await createIn(folder)), { extensions })
    // As in `openPostgres`. By default the planner would scan the whole catalogue for a page of a category.
    await client.exec('set random_page_cost = 1.1')
    return {
      ...queryable(client),
      transaction: (work) => client.transaction((transaction) => work(queryable(transaction))),
      check: async () => {
        await client.query('select 1')
      },
      close: () => client.close().finally(unlock),
    }
  } catch (error) {
    unlock()
    throw error
  }
}
