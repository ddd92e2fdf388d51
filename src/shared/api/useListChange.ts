import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useStore } from 'react-redux'
import { selectIsPending, type WithPendingChanges } from './listChanges'
import type { Line } from './productRequests'

type Endpoint<Arg, Sent> = {
  initiate: (arg: Arg, options: { track: false }) => ThunkAction<Sent, unknown, unknown, UnknownAction>
}

/**
 * Gives a function that changes a list. It does nothing while another change of the same product is pending, so
 * that two clicks in one task do what one does. RTK Query's hooks would also subscribe to each mutation; a listing
 * has three on every card, which follow `pendingChanges` instead.
 */
export const useListChange = <Arg extends Line, Sent>({ initiate }: Endpoint<Arg, Sent>) => {
  const store = useStore<WithPendingChanges>()
  const dispatch: ThunkDispatch<unknown, unknown, UnknownAction> = store.dispatch
  return (arg: Arg): Sent | undefined =>
    selectIsPending(store.getState(), arg._id) ? undefined : dispatch(initiate(arg, { track: false }))
}
