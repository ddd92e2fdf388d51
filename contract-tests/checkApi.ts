import { cleanUp } from './cleanUp'
import { steps } from './contractSteps'
import { newRun } from './testRun'
import { type Row, tryStep } from './tryStep'

/** The number of rows: every step, and the clean-up. */
export const ROW_COUNT = steps.length + 1

/**
 * Takes what to do with each row, and an abort signal; tries every row of the contract, one after the other, with an
 * account of its own. The account's cart and wishlist are empty at the end, also of a run that was aborted: that
 * finishes the pending request first, because the server may handle an aborted one after the clean-up.
 */
export const runSelfCheck = async (onRow: (row: Row) => void, signal: AbortSignal): Promise<void> => {
  const run = newRun()
  try {
    for (const step of steps) {
      if (signal.aborted) break
      onRow(await tryStep(step, run))
    }
  } finally {
    onRow(await cleanUp(run))
  }
}
