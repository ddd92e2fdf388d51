import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useStore } from 'react-redux'

/**
 * The store, whose `dispatch` takes thunks, typed by the slices that the caller reads and the services that it needs,
 * so that a feature need not know the type of the root state.
 */
export const useThunkStore = <State = unknown, Services = unknown>(): {
  getState: () => State
  dispatch: ThunkDispatch<State, Services, UnknownAction>
} => useStore<State>()
