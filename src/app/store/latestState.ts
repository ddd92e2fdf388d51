import type { LiftedAction, LiftedStore } from '@redux-devtools/instrument'
import type { Middleware, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit'
import { withoutPassword } from './withoutPassword'

/** What time travel needs of a store with the Redux DevTools. */
export type Instrumented<State> = {
  /** The store of the DevTools, which has all recorded actions and states. */
  liftedStore: LiftedStore<State, UnknownAction, unknown>
  /** A frozen shop stays at its latest state: it dispatches nothing, and has stored nothing since the first freeze. */
  freeze: (isFrozen: boolean) => void
  isFrozen: () => boolean
}
export type Lifted<State> = LiftedAction<State, UnknownAction, unknown>

/** Dispatches nothing. A component gets what it expects of a query, and a thunk never settles. */
export const dispatchNothing = () =>
  Object.assign(new Promise(() => {}), { unsubscribe() {}, updateSubscriptionOptions() {} })

/**
 * Keeps a shop at its latest state, whatever the Redux DevTools show. `enhancer` must be the last one: what wraps it
 * (the middleware, and all who have the store) never sees a past state. `middleware` must be the first one.
 */
export const keepLatestState = () => {
  let frozen: unknown
  let isStoring = true

  const enhancer: StoreEnhancer<{ timeTravel?: Instrumented<unknown> }> = (next) => (reducer, preloaded) => {
    const store = next(reducer, preloaded)
    if (!('liftedStore' in store)) return store
    const { liftedStore } = store as unknown as Instrumented<unknown>
    const getState = () => frozen ?? liftedStore.getState().computedStates.at(-1)?.state
    return {
      ...store,
      getState: getState as typeof store.getState,
      // Here, because an export has the actions as they were recorded, not as the list shows them.
      dispatch: (action) => {
        store.dispatch(withoutPassword(action) as typeof action)
        return action
      },
      timeTravel: {
        liftedStore,
        isFrozen: () => frozen !== undefined,
        freeze: (isFrozen) => {
          frozen = isFrozen ? getState() : undefined
          if (isFrozen) isStoring = false
        },
      },
    }
  }
  const middleware: Middleware = () => (next) => (action) => (frozen ? dispatchNothing() : next(action))

  return { enhancer, middleware, isStoring: () => isStoring }
}
