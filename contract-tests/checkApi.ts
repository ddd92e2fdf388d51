import { cleanUp } from './cleanUp'
import { contractSteps } from './contractSteps'
import type { Send } from './sendStep'
import { newRun } from './testRun'
import { type Row, tryStep } from './tryStep'

/** The number of rows: every step, and the clean-up. */
export const ROW_COUNT = contractSteps.length + 1

/**
 * Takes how to send, what to do with each row, and an abort signal; tries every row of the contract, one after the other,
 * with accounts of its own. Their carts and wishlists are empty at the end, also of a run that was aborted: that finishes
 * the pending requests first, because the server may handle an aborted one after the clean-up.
 */
export const checkApi = async (send: Send, onRow: (row: Row) => void, signal: AbortSignal): Promise<void> => {
  const run = newRun()
  try {
    for (const step of contractSteps) {
      if (signal.aborted) break
      onRow(await tryStep(step, run, send))
    }
  } finally {
    onRow(await cleanUp(run, send))
  }
}
