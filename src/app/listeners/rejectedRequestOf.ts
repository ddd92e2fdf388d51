import { isRejected } from '@reduxjs/toolkit'
import { login, signup } from '@/features/auth'
import { describeError } from '@/shared/api/describeError'
import { statusOf } from '@/shared/api/statusOf'

type RequestMeta = { condition?: boolean; aborted?: boolean; arg?: { endpointName?: string } }

/** A request that failed: its endpoint, why, and the HTTP status if there was a response. */
export type RejectedRequest = { endpoint: string; reason: string; status?: number }

/**
 * The failed request that an action reports; undefined for other actions, and for log-in and sign-up, whose forms
 * show the failure.
 */
export const rejectedRequestOf = (action: unknown): RejectedRequest | undefined => {
  if (!isRejected(action) || login.matchRejected(action) || signup.matchRejected(action)) return undefined
  const { condition, aborted, arg } = action.meta as RequestMeta
  // Skipped because the data is cached, or aborted because the session ended.
  if (condition || aborted || !arg?.endpointName) return undefined
  const error = action.payload ?? action.error
  return { endpoint: arg.endpointName, reason: describeError(error), status: statusOf(error) }
}
