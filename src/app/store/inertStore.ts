import type { ProviderProps } from 'react-redux'

/** Dispatches nothing. Returns a promise that never settles, with the methods of a query's promise. */
const dispatchNothing = () =>
  Object.assign(new Promise(() => {}), { unsubscribe() {}, updateSubscriptionOptions() {} })

/** A store that stays at this state: nothing that is rendered from it has an effect. */
export const inertStore = (state: object) =>
  ({
    getState: () => state,
    subscribe: () => () => {},
    dispatch: dispatchNothing,
  }) as unknown as ProviderProps['store']
