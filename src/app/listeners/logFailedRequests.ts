import { rejectedRequestOf } from '@/shared/api/rejectedRequestOf'
import type { StartListening } from '@/shared/redux/startListening'

/** Logs failed requests; they show no toast (specification, section 8). Not those whose form shows the error. */
export const logFailedRequests = (startListening: StartListening) => {
  startListening({
    predicate: (action) => rejectedRequestOf(action)?.isShownInForm === false,
    effect: (action, { extra }) => {
      const failed = rejectedRequestOf(action)
      if (failed) extra.log(`${failed.endpoint} failed: ${failed.reason}`)
    },
  })
}
