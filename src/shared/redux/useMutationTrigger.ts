import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { ProductId } from '@resham/contract'
import type { AppState } from './appState'
import { useAppStore } from './hooks'
import type { Services } from './services'

type Endpoint<Arg, Sent> = {
  initiate: (arg: Arg, options: { track: false }) => ThunkAction<Sent, AppState, Services, UnknownAction>
}

/**
 * Takes a mutation endpoint, and a selector that tells whether a change of a product is pending; returns a
 * function that starts the mutation unless there is one, so that a double click counts once. Unlike RTK
 * Query's hook it subscribes to nothing, because a listing has three on each card.
 */
export const useMutationTrigger = <Arg extends { _id: ProductId }, Sent>(
  { initiate }: Endpoint<Arg, Sent>,
  selectIsPending: (state: AppState, id: ProductId) => boolean,
) => {
  const { dispatch, getState } = useAppStore()
  return (arg: Arg): Sent | undefined =>
    selectIsPending(getState(), arg._id) ? undefined : dispatch(initiate(arg, { track: false }))
}
