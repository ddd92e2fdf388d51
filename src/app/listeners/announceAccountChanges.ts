import { isFulfilled, isRejected, type UnknownAction } from '@reduxjs/toolkit'
import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query'
import { selectUser } from '@/features/auth'
import type { StartListening } from '@/shared/redux/startListening'

type Meta = { arg?: { type?: string }; aborted?: boolean; baseQueryMeta?: FetchBaseQueryMeta }

/** Whether a mutation has sent a request about the account. The server may have handled one that failed, or half of it. */
const mayHaveChanged = (action: UnknownAction) => {
  if (!isFulfilled(action) && !isRejected(action)) return false
  const { arg, aborted, baseQueryMeta } = action.meta as Meta
  return arg?.type === 'mutation' && !aborted && Boolean(baseQueryMeta?.request.url.includes('/user/'))
}

/** Tells the other tabs whose data has changed. */
export const announceAccountChanges = (startListening: StartListening) => {
  startListening({
    predicate: mayHaveChanged,
    effect: (_action, { getState, extra }) => {
      const user = selectUser(getState())
      if (user) extra.notifyOtherTabs(user._id)
    },
  })
}
