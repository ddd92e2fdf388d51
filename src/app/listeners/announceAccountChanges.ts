import { isFulfilled, isRejected, isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit'
import type { ResponseMeta } from '@/shared/api/baseQuery'
import type { StartListening } from '@/shared/redux/startListening'

type Meta = { arg?: { type?: string }; aborted?: boolean; baseQueryMeta?: ResponseMeta }

/** Whether a mutation has sent a request about the account. The server may have handled one that failed, or half of it. */
const mayHaveChanged = (action: UnknownAction) => {
  if (!isFulfilled(action) && !isRejected(action)) return false
  const { arg, aborted, baseQueryMeta } = action.meta as Meta
  if (arg?.type !== 'mutation' || aborted) return false
  // After a response that could not be read, RTK Query does not say what it was about.
  const isUnread = isRejected(action) && !isRejectedWithValue(action)
  return isUnread || baseQueryMeta?.isOfAccount === true
}

/** Tells the other tabs that data of the account has changed. */
export const announceAccountChanges = (startListening: StartListening) => {
  startListening({
    predicate: mayHaveChanged,
    effect: (_action, { extra }) => extra.notifyOtherTabs(),
  })
}
