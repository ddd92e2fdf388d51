import { failedCallOf } from './rejectedRequest'
import type { StartListening } from './startListening'

/** Logs failed requests; they show no toast (specification, section 8). */
export const listenForFailures = (startListening: StartListening) => {
  startListening({
    predicate: (action) => failedCallOf(action) !== undefined,
    effect: (action, { extra }) => {
      const failed = failedCallOf(action)
      if (failed) extra.log(`${failed.endpoint} failed: ${failed.reason}`)
    },
  })
}
