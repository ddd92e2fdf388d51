import { isRejected } from '@reduxjs/toolkit'
import { describeError } from '@/shared/api/describeError'
import type { StartListening } from '@/shared/redux/startListening'

/** Logs failed requests; they show no toast (specification, section 8). */
export const logFailedRequests = (startListening: StartListening) => {
  startListening({
    matcher: isRejected,
    effect: ({ meta, payload, error }, { extra }) => {
      // The request was skipped because its data is cached, or aborted by the shop itself.
      if (meta.condition || meta.aborted) return
      const { endpointName } = meta.arg as { endpointName: string }
      extra.log(`${endpointName} failed: ${describeError(payload ?? error)}`)
    },
  })
}
