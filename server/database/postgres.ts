import { Pool, type PoolClient } from 'pg'
import type { Database, Queryable } from './database'

/** Connections of one process. More would only wait for the cores of the database. */
const POOL_SIZE = 10

/** How long a request waits for a connection, and a statement may run, in ms. */
const CONNECTION_TIMEOUT = 5_000
const STATEMENT_TIMEOUT = 10_000

/** How long a response of the database may take, in ms. Longer than its own limit, for one that has vanished. */
const QUERY_TIMEOUT = 15_000

/** Of a script, which may be a migration: without limit. */
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
    // Missing from the types of pg.
    const query = { text: script, query_timeout: NO_TIMEOUT }
    await client.query(query)
  },
})

/** Takes the URL of a PostgreSQL, and what to do with lost connections; returns the database. */
export const openPostgres = (url: string, onError: (error: Error) => void): Database => {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    // To compile a count of many rows takes longer than the count. The cost is that of an SSD: that of a disk by default.
    // The memory is for the places of some 100,000 rows that a search finds: with 4 MB, whole blocks are searched again.
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
