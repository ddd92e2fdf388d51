import { isAnyOf, isFulfilled, isRejected, type UnknownAction } from '@reduxjs/toolkit'
import type { StartListening } from '@/shared/redux/startListening'

const isSettled = isAnyOf(isFulfilled, isRejected)

/** Whether a mutation has settled. A failed one counts: the server may have carried out all or part of it. */
const isSettledMutation = (action: UnknownAction) =>
  isSettled(action) && (action.meta.arg as { type?: string }).type === 'mutation'

/** Tells the other tabs that data of the account may have changed. After a log-in they fetch it once more than they need to. */
export const announceAccountChanges = (startListening: StartListening) => {
  startListening({
    predicate: isSettledMutation,
    effect: (_action, { extra }) => extra.notifyOtherTabs(),
  })
}
