// Types alone: it has to be installed before Redux Toolkit is loaded.

import {
  ActionCreators,
  type EnhancedStore,
  instrument,
  type LiftedAction,
  type PerformAction,
} from '@redux-devtools/instrument'
import type { DevToolsEnhancerOptions, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit'

type Instrumented = EnhancedStore<unknown, UnknownAction, unknown>

let options: DevToolsEnhancerOptions = {}
let store: Instrumented | undefined
let forgotten = 0

const lifted = () => {
  if (!store) throw new Error('There is no store with the DevTools.')
  return store.liftedStore
}

/** The recorded actions that the extension lists, as it lists them, each with its number and the state after it. */
const entries = () => {
  const { actionsById, computedStates, stagedActionIds } = lifted().getState()
  const { actionsDenylist = [], actionSanitizer, predicate } = options
  const denied = new RegExp([actionsDenylist].flat().join('|') || '^$')
  return stagedActionIds.flatMap((id, index) => {
    const { action } = actionsById[id] as PerformAction<UnknownAction>
    const { state } = computedStates[index] ?? {}
    const isListed = id >= forgotten && !denied.test(action.type) && predicate?.(state, action) !== false
    return index > 0 && isListed ? [{ id, action: actionSanitizer?.(action, id) ?? action, state }] : []
  })
}

/**
 * The Redux DevTools extension without its window: the core of the extension, and what it does with the options, the
 * list of actions, exports and imports. It has to be installed before Redux Toolkit is loaded, which looks for it.
 */
export const devTools = {
  /** The types of the actions since the last `forget`. */
  types: () => entries().map(({ action }) => action.type),
  entries,
  forget: () => {
    forgotten = lifted().getState().nextActionId
  },
  /**
   * The types of all recorded actions, those that the list hides included, but for the one by which RTK Query tells of
   * earlier subscriptions, half a second late.
   */
  recorded: () => {
    const { actionsById, stagedActionIds } = lifted().getState()
    const types = stagedActionIds.map((id) => actionsById[id]?.action.type)
    return types.filter((type) => type !== 'api/internalSubscriptions/subscriptionsUpdated')
  },
  /** Jumps to the state after the latest action of a type. */
  jumpTo: (type: string) => {
    const entry = entries().findLast(({ action }) => action.type === type)
    if (!entry) throw new Error(`No action of the type ${type} is listed.`)
    lifted().dispatch(ActionCreators.jumpToAction(entry.id))
  },
  /** Jumps to the state after a listed action, by its index in the list. */
  jumpToStep: (index: number) => {
    const entry = entries()[index]
    if (entry) lifted().dispatch(ActionCreators.jumpToAction(entry.id))
  },
  jumpToLatest: () => {
    const { stagedActionIds } = lifted().getState()
    lifted().dispatch(ActionCreators.jumpToState(stagedActionIds.length - 1))
  },
  /** Presses one of the other buttons, such as Commit. */
  press: (button: (actions: typeof ActionCreators) => LiftedAction<unknown, UnknownAction, unknown>) => {
    lifted().dispatch(button(ActionCreators))
  },
  /** The text of the file that the extension exports. */
  exportText: () => {
    const { actionsById, committedState, stagedActionIds } = lifted().getState()
    const actions = stagedActionIds
      .slice(1)
      .map((id) => (actionsById[id] as PerformAction<UnknownAction>).action)
    return JSON.stringify({
      payload: JSON.stringify(actions),
      preloadedState: JSON.stringify(committedState),
    })
  },
  /** Imports such a file. */
  importText: (text: string) => {
    const { payload, preloadedState } = JSON.parse(text)
    const actions: UnknownAction[] = JSON.parse(payload)
    const imported = ActionCreators.importState<unknown, UnknownAction, unknown>(actions)
    lifted().dispatch({ ...imported, preloadedState: preloadedState && JSON.parse(preloadedState) })
  },
}

Object.assign(window, {
  devTools,
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    (given: DevToolsEnhancerOptions) =>
    (...enhancers: StoreEnhancer[]): StoreEnhancer => {
      options = given
      forgotten = 0
      const record: StoreEnhancer = (next) => (reducer, preloadedState) => {
        const enhanced = instrument(() => null, { maxAge: given.maxAge ?? 50 })(next)(reducer, preloadedState)
        store = enhanced as unknown as Instrumented
        return enhanced
      }
      return (createStore) =>
        [...enhancers, record].reduceRight((next, enhancer) => enhancer(next), createStore)
    },
})
