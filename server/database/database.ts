/** What runs SQL: a database, or a transaction of it. */
export type Queryable = {
  /**
   * Takes one statement with `$1`, `$2`… and their values; returns the rows. PostgreSQL keeps the plan of the
   * statement, unless `isPlannedEachTime` asks for one that suits the values.
   */
  query: <Row extends object>(
    sql: string,
    values?: readonly unknown[],
    options?: { isPlannedEachTime?: boolean },
  ) => Promise<Row[]>
  /** Runs a script of several statements. */
  runScript: (script: string) => Promise<void>
}

/** PostgreSQL, or the embedded database. Its errors have their SQLSTATE as `code`. */
export type Database = Queryable & {
  /** Runs `work` in one transaction. When `work` throws, so does this, and nothing is changed. */
  transaction: <Result>(work: (transaction: Queryable) => Promise<Result>) => Promise<Result>
  /** Rejects if the database does not answer. With PostgreSQL it does not wait for the requests of shoppers. */
  check: () => Promise<void>
  close: () => Promise<void>
}

// Connection failures of PostgreSQL (class 08), its shutdown and start (57P), a statement that took too long (57014) or
// waited too long for a lock (55P03), too many connections (53300), and a replica that took over but is read-only yet
// (25006).
const UNAVAILABLE =
  /^(08|57P|57014|55P03|53300|25006|ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE)/

// The errors of pg itself have no code.
const LOST = /^(Connection terminated|timeout exceeded|Query read timeout|Client has encountered)/

/** Whether an error means that the database cannot be reached now, so that the same request may succeed later. */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return UNAVAILABLE.test(code) || LOST.test(error.message)
}
