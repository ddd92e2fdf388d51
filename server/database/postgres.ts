import { Client, type ClientBase, type ClientConfig, Pool } from 'pg'
import type { Database, Queryable } from './database'

/** Connections of one process for shoppers. More would only wait for the cores of the database. */
const POOL_SIZE = 12

/** How long a request waits for a connection, a statement for a lock, and a statement may run, in ms. */
const CONNECTION_TIMEOUT = 5_000
const LOCK_TIMEOUT = 3_000
const STATEMENT_TIMEOUT = 10_000

/**
 * How long pg waits for a response, in ms: longer than a statement may run, in case the database has
 * vanished.
 */
const QUERY_TIMEOUT = 15_000

// Without `jit`, because compiling a count of many rows takes longer than the count. The page cost is that of an SSD,
// not the default, which is that of a disk. The memory is for the places of some 100,000 rows that a search finds: with
// the default of 4 MB only their blocks would fit, and all rows of these would be searched again. The isolation is the
// one for which the statements are written: with a stricter one the second of two changes at once would fail.
const SESSION = {
  jit: 'off',
  random_page_cost: 1.1,
  work_mem: '32MB',
  default_transaction_isolation: 'read\\ committed',
  standard_conforming_strings: 'on',
}

// A server that vanishes within an order must not keep the account locked.
const LIMITS = {
  lock_timeout: LOCK_TIMEOUT,
  statement_timeout: STATEMENT_TIMEOUT,
  idle_in_transaction_session_timeout: STATEMENT_TIMEOUT,
}

// The database or its role may have limits of their own.
const NO_LIMITS = { lock_timeout: 0, statement_timeout: 0, idle_in_transaction_session_timeout: 0 }

const configOf = (url: string, limits: Record<keyof typeof LIMITS, number>): ClientConfig => {
  const own = Object.entries({ ...SESSION, ...limits }).map(([name, value]) => `-c ${name}=${value}`)
  const address = new URL(url)
  // Options in the URL would replace these in pg, so they are taken out of it and added.
  const further = address.searchParams.getAll('options')
  if (further.length > 0) address.searchParams.delete('options')
  return {
    connectionString: address.href,
    options: [...own, ...further].join(' '),
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    keepAlive: true,
  }
}

const names = new Map<string, string>()

/** The name under which PostgreSQL keeps the plan of a statement, so that each connection plans it once. */
const nameOf = (sql: string): string => {
  const name = names.get(sql) ?? `resham_${names.size + 1}`
  names.set(sql, name)
  return name
}

const queryable = (client: Pool | ClientBase): Queryable => ({
  query: async (sql, values = [], { isPlannedEachTime = false } = {}) => {
    const name = isPlannedEachTime ? {} : { name: nameOf(sql) }
    return (await client.query({ ...name, text: sql, values: [...values] })).rows
  },
  runScript: async (script) => {
    await client.query(script)
  },
})

/** Runs `work` in a transaction. `release` gets the error of a connection that cannot roll back, as it is broken. */
const inTransaction = async <Result>(
  client: ClientBase,
  work: (transaction: Queryable) => Promise<Result>,
  release: (failure?: Error) => void,
): Promise<Result> => {
  try {
    await client.query('begin')
    const result = await work(queryable(client))
    await client.query('commit')
    release()
    return result
  } catch (error) {
    await client.query('rollback').then(() => release(), release)
    throw error
  }
}

/**
 * Takes the URL of a PostgreSQL; returns the database on one connection without limits of time: for migrations and the
 * owner's commands, which may take as long as they need, one thing after the other.
 */
export const connectToPostgres = async (url: string): Promise<Database> => {
  const client = new Client(configOf(url, NO_LIMITS))
  // Without a listener a connection that is lost would end the process. The next statement says that it is.
  client.on('error', () => {})
  await client.connect()
  return {
    ...queryable(client),
    transaction: (work) => inTransaction(client, work, () => {}),
    check: async () => {
      await client.query('select 1')
    },
    close: () => client.end(),
  }
}

/** Takes the URL of a PostgreSQL, and what to do with lost connections; returns the database of a server. */
export const openPostgres = (url: string, onError: (error: Error) => void): Database => {
  const open = (max: number) => {
    const pool = new Pool({ ...configOf(url, LIMITS), max, query_timeout: QUERY_TIMEOUT })
    // Without a listener the end of an idle connection would end the process.
    return pool.on('error', onError)
  }
  const pool = open(POOL_SIZE)
  const checking = open(1)
  return {
    ...queryable(pool),
    transaction: async (work) => {
      const client = await pool.connect()
      // Without a listener a connection that is lost between two statements would end the process.
      client.on('error', onError)
      return inTransaction(client, work, (failure) => {
        client.off('error', onError)
        client.release(failure)
      })
    },
    check: async () => {
      await checking.query('select 1')
    },
    close: async () => {
      await Promise.all([pool.end(), checking.end()])
    },
  }
}
