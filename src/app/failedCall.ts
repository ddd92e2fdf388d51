import { isRejected } from '@reduxjs/toolkit'
import { login, signup } from '@/features/auth'
import { describeError } from '@/shared/api/describeError'

type CallMeta = { condition?: boolean; aborted?: boolean; arg?: { endpointName?: string } }

/** A call that failed: the name of its endpoint, and why. */
export type FailedCall = { endpoint: string; reason: string }

/**
 * What failed, if an action says that a call did; undefined for all others. Log-in and sign-up are
 * left out: their forms say it.
 */
export const failedCallOf = (action: unknown): FailedCall | undefined => {
  if (!isRejected(action) || login.matchRejected(action) || signup.matchRejected(action)) return undefined
  const { condition, aborted, arg } = action.meta as CallMeta
  // Turned down because the answer is there already, or called off because the session ended:
  // nothing failed.
  if (condition || aborted || !arg?.endpointName) return undefined
  return { endpoint: arg.endpointName, reason: describeError(action.payload ?? action.error) }
}
