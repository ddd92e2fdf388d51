import type { AppHistory } from '../router/appHistory'
import type { createStore } from '../store/store'
import type { InstrumentedStore } from './watchDevTools'

/** Loads and starts time travel; undefined without the Redux DevTools, or when its chunk cannot be loaded. */
export const loadTimeTravel = async (store: ReturnType<typeof createStore>, history: AppHistory) => {
  if (!('liftedStore' in store)) return undefined
  try {
    const { startTimeTravel } = await import(/* webpackChunkName: "timeTravel" */ './startTimeTravel')
    return startTimeTravel(store as InstrumentedStore, history)
  } catch {
    return undefined
  }
}
