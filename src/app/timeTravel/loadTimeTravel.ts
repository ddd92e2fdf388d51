import type { AppHistory } from '../router/appHistory'
import type { Instrumented } from '../store/latestState'
import type { createStore, RootState } from '../store/store'

/** Loads and starts time travel; undefined without the Redux DevTools. */
export const loadTimeTravel = async ({ timeTravel }: ReturnType<typeof createStore>, history: AppHistory) => {
  if (!timeTravel) return
  const { startTimeTravel } = await import(/* webpackChunkName: "timeTravel" */ './startTimeTravel')
  return startTimeTravel(timeTravel as Instrumented<RootState>, history)
}
