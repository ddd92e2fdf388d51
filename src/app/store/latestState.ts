import type { LiftedAction, LiftedStore } from '@redux-devtools/instrument'
import type { Dispatch, Middleware, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit'
import { withoutPassword } from './withoutPassword'

export type Lifted<State> = LiftedAction<State, UnknownAction, unknown>

/** What time travel needs of a store with the Redux DevTools. */
export type Instrumented<State> = {
  /** The store of the DevTools, which has all recorded actions and states. */
  liftedStore: LiftedStore<State, UnknownAction, unknown>
  /** A frozen shop stays at this state, and dispatches with this function alone. */
  frozen?: { state: State; dispatch: (action: unknown) => unknown }
  /**
   * Whether changes are stored. redux-persist queues its writes inside reducers, which the DevTools run again for a past
   * that they rewrite: no dispatch has to happen.
   */
  isStoring: boolean
}

/**
 * Keeps a shop at its latest state, whatever the Redux DevTools show. `enhancer` must be the last one: what wraps it
 * (the middleware, and all who have the store) never sees a past state. `middleware` must be the first one.
 */
export const keepLatestState = () => {
  const timeTravel = { isStoring: true } as Instrumented<unknown>

  const enhancer: StoreEnhancer<{ timeTravel?: Instrumented<unknown> }> = (next) => (reducer, preloaded) => {
    const store = next(reducer, preloaded)
    if (!('liftedStore' in store)) return store
    const { liftedStore } = Object.assign(timeTravel, store)
    const getState = () => (timeTravel.frozen ?? liftedStore.getState().computedStates.at(-1))?.state
    // Here, because an export has the actions as they were recorded, not as the list shows them.
    const dispatch = (action: UnknownAction) => store.dispatch(withoutPassword(action) as never)
    return { ...store, getState, dispatch: dispatch as Dispatch, timeTravel } as never
  }
  const middleware: Middleware = () => (next) => (action) => (timeTravel.frozen?.dispatch ?? next)(action)

  return { enhancer, middleware, isStoring: () => timeTravel.isStoring }
}
