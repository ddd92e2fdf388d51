import { isRejected } from '@reduxjs/toolkit'
import { describeError } from './describeError'
import { statusOf } from './statusOf'

type RequestMeta = { condition?: boolean; aborted?: boolean; arg?: { endpointName?: string } }

/** A request that failed: its endpoint, why, and the HTTP status if there was a response. */
export type RejectedRequest = { endpoint: string; reason: string; status?: number }

/** The failed request that an action reports; undefined for other actions. */
export const rejectedRequestOf = (action: unknown): RejectedRequest | undefined => {
  if (!isRejected(action)) return undefined
  const { condition, aborted, arg } = action.meta as RequestMeta
  // Skipped because the data is cached, or aborted because the session ended.
  if (condition || aborted || !arg?.endpointName) return undefined
  const error = action.payload ?? action.error
  return { endpoint: arg.endpointName, reason: describeError(error), status: statusOf(error) }
}
