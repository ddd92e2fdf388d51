import { Pool, type PoolClient } from 'pg'
import type { Database, Queryable } from './database'

/** Connections of one process. More would only wait for the cores of the database. */
const POOL_SIZE = 10

/** How long a request waits for a connection, and a statement may run, in ms. */
const CONNECTION_TIMEOUT = 5_000
const STATEMENT_TIMEOUT = 10_000

/**
 * How long pg waits for a response, in ms: longer than a statement may run, in case the database has
 * vanished.
 */
const QUERY_TIMEOUT = 15_000

/** The timeout of a script, in ms: the longest one that Node has, because a script may be a migration. */
const NO_TIMEOUT = 2 ** 31 - 1

const names = new Map<string, string>()

/** The name under which PostgreSQL keeps the plan of a statement, so that each connection plans it once. */
const nameOf = (sql: string): string => {
  const name = names.get(sql) ?? `resham_${names.size + 1}`
  names.set(sql, name)
  return name
}

const queryable = (client: Pool | PoolClient): Queryable => ({
  query: async (sql, values = [], { isPlannedEachTime = false } = {}) => {
    const name = isPlannedEachTime ? {} : { name: nameOf(sql) }
    return (await client.query({ ...name, text: sql, values: [...values] })).rows
  },
  runScript: async (script) => {
    // The types of pg lack `query_timeout`.
    const query = { text: script, query_timeout: NO_TIMEOUT }
    await client.query(query)
  },
})

/** Takes the URL of a PostgreSQL, and what to do with lost connections; returns the database. */
export const openPostgres = (url: string, onError: (error: Error) => void): Database => {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    // Without `jit`, because compiling a count of many rows takes longer than the count. The page cost is
    // that of an SSD, not the default, which is that of a disk. The memory is for the places of some 100,000
    // rows that a search finds: with the default of 4 MB only their blocks would fit, and all rows of these
    // would be searched again.
    options: '-c jit=off -c random_page_cost=1.1 -c work_mem=32MB',
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    query_timeout: QUERY_TIMEOUT,
    // A server that vanishes within an order must not keep the account locked.
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT,
    keepAlive: true,
  })
  // Without a listener the end of an idle connection would end the process.
  pool.on('error', onError)
  return {
    ...queryable(pool),
    transaction: async (work) => {
      const client = await pool.connect()
      // Without a listener a connection that is lost between two statements would end the process.
      client.on('error', onError)
      try {
        await client.query('begin')
        const result = await work(queryable(client))
        await client.query('commit')
        client.release()
        return result
      } catch (error) {
        // A connection that cannot roll back is broken, and leaves the pool.
        await client.query('rollback').then(
          () => client.release(),
          (failure) => client.release(failure),
        )
        throw error
      } finally {
        client.off('error', onError)
      }
    },
    close: () => pool.end(),
  }
}
