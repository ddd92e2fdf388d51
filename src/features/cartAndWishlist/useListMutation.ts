import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { useThunkStore } from '@/shared/redux/useThunkStore'
import type { ProductRef } from './listChangesApi'
import { type ListsState, selectIsPending } from './pendingChangesSlice'

type Endpoint<Arg, Sent> = {
  initiate: (arg: Arg, options: { track: false }) => ThunkAction<Sent, unknown, unknown, UnknownAction>
}

/**
 * Takes a mutation endpoint; returns a function that starts it, unless a change of the same product is pending, so
 * that a double click counts once. Unlike RTK Query's hook it subscribes to nothing: a listing has three on each card.
 */
export const useListMutation = <Arg extends ProductRef, Sent>({ initiate }: Endpoint<Arg, Sent>) => {
  const { dispatch, getState } = useThunkStore<ListsState>()
  return (arg: Arg): Sent | undefined =>
    selectIsPending(getState(), arg._id) ? undefined : dispatch(initiate(arg, { track: false }))
}
