import { isRejected } from '@reduxjs/toolkit'
import { login, signup } from '@/features/auth'
import { describeError } from '@/shared/api/describeError'
import { statusOf } from '@/shared/api/statusOf'

type CallMeta = { condition?: boolean; aborted?: boolean; arg?: { endpointName?: string } }

/** A request that failed: its endpoint, why, and the HTTP status if there was a response. */
export type FailedCall = { endpoint: string; reason: string; status?: number }

/**
 * What failed, if an action says that a request did; undefined for all others. Log-in and sign-up are
 * left out: their forms say it.
 */
export const failedCallOf = (action: unknown): FailedCall | undefined => {
  if (!isRejected(action) || login.matchRejected(action) || signup.matchRejected(action)) return undefined
  const { condition, aborted, arg } = action.meta as CallMeta
  // Turned down because the response is there already, or aborted because the session ended:
  // nothing failed.
  if (condition || aborted || !arg?.endpointName) return undefined
  const error = action.payload ?? action.error
  return { endpoint: arg.endpointName, reason: describeError(error), status: statusOf(error) }
}
