import { isAnyOf } from '@reduxjs/toolkit'
import { login, signup } from '@/features/auth'
import { rejectedRequestOf } from '@/shared/api/rejectedRequestOf'
import type { StartListening } from './listenerServices'

const isShownInForm = isAnyOf(login.matchRejected, signup.matchRejected)

/** Logs failed requests; they show no toast (specification, section 8). */
export const logFailedRequests = (startListening: StartListening) => {
  startListening({
    predicate: (action) => rejectedRequestOf(action) !== undefined && !isShownInForm(action),
    effect: (action, { extra }) => {
      const failed = rejectedRequestOf(action)
      if (failed) extra.log(`${failed.endpoint} failed: ${failed.reason}`)
    },
  })
}
