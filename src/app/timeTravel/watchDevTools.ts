import type { UnknownAction } from '@reduxjs/toolkit'
import { FLUSH, PERSIST } from 'redux-persist'
import { dispatchNothing } from '../store/inertStore'
import type { Instrumented, Lifted } from '../store/latestState'
import type { RootState } from '../store/store'

type LiftedState = ReturnType<Instrumented<RootState>['liftedStore']['getState']>

/** Stops a shop at its latest state. It stores nothing from now on, even when `frozen` is removed again. */
const freeze = (shop: Instrumented<RootState>) => {
  const state = shop.liftedStore.getState().computedStates.at(-1)?.state
  if (state) shop.frozen = { state, dispatch: dispatchNothing }
  shop.isStoring = false
}

/** Whether the DevTools show the state after the last action that they have. */
export const isAtLatest = ({ currentStateIndex, computedStates }: LiftedState) =>
  currentStateIndex === computedStates.length - 1

/** Whether an action of the DevTools makes another past, or goes on from a past state. */
const isRewriting = (type: string, state: LiftedState) =>
  ['IMPORT_STATE', 'RESET', 'ROLLBACK'].includes(type) || (type === 'COMMIT' && !isAtLatest(state))

// They call functions, which an exported action has lost.
const isReplayable = ({ type }: UnknownAction) => type !== PERSIST && type !== FLUSH

const replayable = (lifted: Lifted<RootState>): Lifted<RootState> =>
  lifted.type === 'IMPORT_STATE' && Array.isArray(lifted.nextLiftedState)
    ? { ...lifted, nextLiftedState: lifted.nextLiftedState.filter(isReplayable) }
    : lifted

/**
 * Freezes the shop before the DevTools rewrite the past: there is then no latest state that ever happened.
 * `onChange` is called after each change of what the DevTools have or show.
 */
export const watchDevTools = (shop: Instrumented<RootState>, onChange: () => void) => {
  const { liftedStore } = shop
  const send = liftedStore.dispatch as (lifted: Lifted<RootState>) => Lifted<RootState>
  const watched = (lifted: Lifted<RootState>) => {
    const before = liftedStore.getState()
    if (shop.frozen || !isRewriting(lifted.type, before)) return send(replayable(lifted))
    freeze(shop)
    try {
      return send(replayable(lifted))
    } finally {
      // A file that is no session, for example.
      if (liftedStore.getState() === before) shop.frozen = undefined
    }
  }
  Object.assign(liftedStore, { dispatch: watched })
  liftedStore.subscribe(onChange)
}
