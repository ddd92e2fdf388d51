import { isRejected } from '@reduxjs/toolkit'
import { login, signup } from '@/features/auth'
import { describeError } from '@/shared/api/describeError'
import type { StartListening } from './startListening'

type CallMeta = { condition?: boolean; aborted?: boolean; arg?: { endpointName?: string } }

/**
 * Failures of product, cart and wishlist calls are logged, never toasted (specification, section 8).
 * Log-in and sign-up say theirs in the form.
 */
export const listenForFailures = (startListening: StartListening) => {
  startListening({
    predicate: (action) =>
      isRejected(action) && !login.matchRejected(action) && !signup.matchRejected(action),
    effect: (action, { extra }) => {
      if (!isRejected(action)) return
      const { condition, aborted, arg } = action.meta as CallMeta
      // Turned down because the answer is there already, or called off because the session ended:
      // nothing failed.
      if (condition || aborted || !arg?.endpointName) return
      extra.log(`${arg.endpointName} failed: ${describeError(action.payload ?? action.error)}`)
    },
  })
}
