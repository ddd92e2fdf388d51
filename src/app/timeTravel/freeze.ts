import type { Instrumented } from '../store/latestState'
import type { RootState } from '../store/store'

/** Dispatches nothing. A component gets what it expects of a query, and a thunk never settles. */
export const dispatchNothing = () =>
  Object.assign(new Promise(() => {}), { unsubscribe() {}, updateSubscriptionOptions() {} })

/** Stops a shop at its latest state. It stores nothing from now on, even when `frozen` is removed again. */
export const freeze = (shop: Instrumented<RootState>) => {
  const state = shop.liftedStore.getState().computedStates.at(-1)?.state
  if (state) shop.frozen ??= { state, dispatch: dispatchNothing }
  shop.isStoring = false
}
