import { busy } from '../http/retryLater'
import { createSlots } from '../http/slots'
import type { Database } from './database'

/** How many connections changes of one kind have: a quarter of those of a process. */
const CONNECTIONS = 3

/** How long a change may wait for a connection, in ms. */
const MAX_WAIT = 5_000

// It waited too long for a lock, or for several of them, or PostgreSQL ended it in favour of another transaction. Nothing has changed.
const hasLost = (error: unknown) =>
  error instanceof Error && 'code' in error && /^(55P03|57014|40)/.test(String(error.code))

/**
 * Takes the database; returns it for changes of one kind, which may wait for each other and for the owner. Those that
 * wait have three connections at most, so that the rest of the shop goes on. One that waits too long throws 503.
 */
export const limitChanges = (database: Database): Database => {
  const takeSlot = createSlots(CONNECTIONS)
  const inSlot = <Result>(work: () => Promise<Result>) =>
    takeSlot(MAX_WAIT, work).catch((error) => {
      throw hasLost(error) ? busy() : error
    })
  return {
    ...database,
    query: (...statement) => inSlot(() => database.query(...statement)),
    transaction: (work) => inSlot(() => database.transaction(work)),
  }
}
