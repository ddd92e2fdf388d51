import type { Database, Queryable } from '../database/database'
import { busy } from '../http/retryLater'
import { createSlots } from '../http/slots'

/** How long a search may take, in ms. */
const MAX_TIME = 2_000

/** How alike two words are at least for the operator `%`, from 0 to 1: two exchanged letters of six leave 0.27. */
const MIN_SIMILARITY = 0.25

// Searches look through many products. The other connections are left for the rest of the shop.
const takeSlot = createSlots(3)

const isTimeout = (error: unknown) => error instanceof Error && 'code' in error && error.code === '57014'

/**
 * Takes the database; returns what runs the statements of one search, three of all searches of this process at a
 * time. Two seconds from now it throws 503, and the database ends its work. The embedded database cannot be
 * interrupted, and finishes it.
 */
export const limitSearch = (database: Database): Queryable => {
  const end = performance.now() + MAX_TIME
  const msLeft = () => Math.max(Math.ceil(end - performance.now()), 1)
  const inSlot = <Result>(work: (transaction: Queryable) => Promise<Result>) =>
    takeSlot(msLeft(), () =>
      database.transaction(async (transaction) => {
        // They are set for this transaction alone, which PgBouncer passes on too.
        await transaction.runScript(
          `set local statement_timeout = ${msLeft()}; set local pg_trgm.similarity_threshold = ${MIN_SIMILARITY}`,
        )
        return work(transaction)
      }),
    ).catch((error) => {
      throw isTimeout(error)
        ? busy('The search took too long. Please try again, or search for a longer word.')
        : error
    })
  return {
    query: (...statement) => inSlot(({ query }) => query(...statement)),
    runScript: (script) => inSlot(({ runScript }) => runScript(script)),
  }
}
