import type { LiftedAction, LiftedStore } from '@redux-devtools/instrument'
import type { UnknownAction } from '@reduxjs/toolkit'
import { FLUSH, PAUSE, PERSIST } from 'redux-persist'
import type { createStore, RootState } from '../store/store'
import { withoutPassword } from './withoutPassword'

/** A store with the Redux DevTools, whose lifted store has all recorded actions and states. */
export type InstrumentedStore = ReturnType<typeof createStore> & {
  liftedStore: LiftedStore<RootState, UnknownAction, unknown>
}
type Lifted = LiftedAction<RootState, UnknownAction, unknown>

/** Actions of the DevTools that make another past: the states since then are computed again. */
const REWRITING = [
  'IMPORT_STATE',
  'REORDER_ACTION',
  'RESET',
  'ROLLBACK',
  'SET_ACTIONS_ACTIVE',
  'SWEEP',
  'TOGGLE_ACTION',
]

// They call functions, which an exported action has lost.
const isReplayable = ({ type }: UnknownAction) => type !== PERSIST && type !== FLUSH

/** The actions of an export. Without `PERSIST`, which would also end the pause of the storage. */
const replayable = (lifted: Lifted): Lifted =>
  lifted.type === 'IMPORT_STATE' && Array.isArray(lifted.nextLiftedState)
    ? { ...lifted, nextLiftedState: lifted.nextLiftedState.filter(isReplayable) }
    : lifted

/**
 * Watches what the DevTools do. `onChange` is called after each change, before any other subscriber, and told whether
 * the shop has caused it. From an import on, the tab shows that session: its own actions no longer count.
 */
export const watchDevTools = (
  { dispatch, liftedStore }: InstrumentedStore,
  onChange: (isPerformed: boolean, isImported: boolean) => void,
) => {
  const send = liftedStore.dispatch as (lifted: Lifted) => Lifted
  let isPerforming = false
  let isImported = false

  /** No password is recorded: an export has the actions as they are, not as the list shows them. */
  const perform = (lifted: Extract<Lifted, { type: 'PERFORM_ACTION' }>) => {
    if (isImported) return lifted
    isPerforming = true
    try {
      return send({ ...lifted, action: withoutPassword(lifted.action) })
    } finally {
      isPerforming = false
    }
  }
  const watched = (lifted: Lifted) => {
    if (lifted.type === 'PERFORM_ACTION') return perform(lifted)
    // What never happened is not stored, nor synchronised with other tabs.
    if (REWRITING.includes(lifted.type)) dispatch({ type: PAUSE })
    isImported ||= lifted.type === 'IMPORT_STATE'
    return send(replayable(lifted))
  }
  Object.assign(liftedStore, { dispatch: watched })
  liftedStore.subscribe(() => onChange(isPerforming, isImported))
}
