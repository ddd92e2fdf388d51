import type { ProviderProps } from 'react-redux'

/** Dispatches nothing. A component gets what it expects of a query, and a thunk never settles. */
const dispatchNothing = () =>
  Object.assign(new Promise(() => {}), { unsubscribe() {}, updateSubscriptionOptions() {} })

/** A store that stays at this state: nothing that is rendered from it has an effect. */
export const inertStore = (state: object) =>
  ({
    getState: () => state,
    subscribe: () => () => {},
    dispatch: dispatchNothing,
  }) as unknown as ProviderProps['store']
