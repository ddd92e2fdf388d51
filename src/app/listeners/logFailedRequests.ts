import type { StartListening } from './listenerServices'
import { rejectedRequestOf } from './rejectedRequestOf'

/** Logs failed requests; they show no toast (specification, section 8). */
export const logFailedRequests = (startListening: StartListening) => {
  startListening({
    predicate: (action) => rejectedRequestOf(action) !== undefined,
    effect: (action, { extra }) => {
      const failed = rejectedRequestOf(action)
      if (failed) extra.log(`${failed.endpoint} failed: ${failed.reason}`)
    },
  })
}
