import { isRejected } from '@reduxjs/toolkit'
import type { ResponseMeta } from './baseQuery'
import { describeError } from './describeError'

type RequestMeta = {
  condition?: boolean
  aborted?: boolean
  arg?: { endpointName?: string }
  baseQueryMeta?: ResponseMeta
}

/** A request that failed: its endpoint, why, and whether a form shows that. */
export type RejectedRequest = { endpoint: string; reason: string; isShownInForm: boolean }

/** The failed request that an action reports; undefined for other actions. */
export const rejectedRequestOf = (action: unknown): RejectedRequest | undefined => {
  if (!isRejected(action)) return undefined
  const { condition, aborted, arg, baseQueryMeta } = action.meta as RequestMeta
  // Skipped because the data is cached, or aborted because the session ended.
  if (condition || aborted || !arg?.endpointName) return undefined
  const reason = describeError(action.payload ?? action.error)
  return { endpoint: arg.endpointName, reason, isShownInForm: baseQueryMeta?.isShownInForm ?? false }
}
