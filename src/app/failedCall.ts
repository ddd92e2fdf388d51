import { isRejected } from '@reduxjs/toolkit'
import { login, signup } from '@/features/auth'
import { describeError } from '@/shared/api/describeError'

type CallMeta = { condition?: boolean; aborted?: boolean; arg?: { endpointName?: string } }

/** A request that failed: its endpoint, why, and the HTTP status if there was a response. */
export type FailedCall = { endpoint: string; reason: string; status?: number }

// The body of a gateway's response need not be JSON.
const statusOf = (error: unknown) => {
  const { status, originalStatus } = error as { status?: unknown; originalStatus?: unknown }
  const number = originalStatus ?? status
  return typeof number === 'number' ? number : undefined
}

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
