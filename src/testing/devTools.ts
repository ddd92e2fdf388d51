// Only types are imported from Redux Toolkit, because the fake must be installed before it is loaded.

import {
  ActionCreators,
  type EnhancedStore,
  instrument,
  type LiftedAction,
  type PerformAction,
} from '@redux-devtools/instrument'
import type { DevToolsEnhancerOptions, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit'

type Instrumented = EnhancedStore<unknown, UnknownAction, unknown>
type Lifted = LiftedAction<unknown, UnknownAction, unknown>

let options: DevToolsEnhancerOptions = {}
let store: Instrumented | undefined
let initialDispatch: Instrumented['dispatch'] | undefined
let forgotten = 0

const lifted = () => {
  if (!store) throw new Error('There is no store with the DevTools.')
  return store.liftedStore
}

/** What the monitor knows: the recorded actions and states, as the options of the store filter and rename them. */
const monitorState = () => {
  const state = lifted().getState()
  const { actionsDenylist = [], actionSanitizer, predicate } = options
  const denied = new RegExp([actionsDenylist].flat().join('|') || '^$')
  const entries = state.stagedActionIds.flatMap((id, index) => {
    const performed = state.actionsById[id] as PerformAction<UnknownAction>
    const computed = state.computedStates[index]
    const isListed =
      index === 0 ||
      (!denied.test(performed.action.type) && predicate?.(computed?.state, performed.action) !== false)
    const action = actionSanitizer?.(performed.action, id) ?? performed.action
    return isListed ? [{ id, performed: { ...performed, action }, computed }] : []
  })
  return {
    ...state,
    stagedActionIds: entries.map(({ id }) => id),
    actionsById: Object.fromEntries(entries.map(({ id, performed }) => [id, performed])),
    computedStates: entries.map(({ computed }) => computed),
  }
}

/** The actions that the monitor lists since the last `forget`, each with its number, its trace and the state after it. */
const entries = () => {
  const { stagedActionIds, actionsById, computedStates } = monitorState()
  return stagedActionIds.flatMap((id, index) => {
    const { action, stack } = actionsById[id] ?? {}
    return index > 0 && id >= forgotten && action
      ? [{ id, action, stack, state: computedStates[index]?.state }]
      : []
  })
}

/** The feature that a button needs. Buttons that are not listed are always there. */
const FEATURES: Record<string, keyof NonNullable<DevToolsEnhancerOptions['features']>> = {
  JUMP_TO_STATE: 'jump',
  JUMP_TO_ACTION: 'jump',
  TOGGLE_ACTION: 'skip',
  REORDER_ACTION: 'reorder',
  IMPORT_STATE: 'import',
  LOCK_CHANGES: 'lock',
  PAUSE_RECORDING: 'pause',
}

/** Dispatches an action of the monitor. Throws where the extension silently does nothing. */
const send = (action: Lifted) => {
  const feature = FEATURES[action.type]
  if (feature && options.features && !options.features[feature])
    throw new Error(`${feature} is switched off.`)
  lifted().dispatch(action)
}

/**
 * The Redux DevTools extension without its window: the core of the extension, and what it does with the options, the
 * list of actions, exports and imports. It has to be installed before Redux Toolkit is loaded, which looks for it.
 * `npm run test:devtools` runs the extension itself.
 */
export const devTools = {
  /** The types of the listed actions since the last `forget`. */
  types: () => entries().map(({ action }) => action.type),
  entries,
  forget: () => {
    forgotten = lifted().getState().nextActionId
  },
  /** Jumps to the state after the latest listed action of a type. */
  jumpTo: (type: string) => {
    const entry = entries().findLast(({ action }) => action.type === type)
    if (!entry) throw new Error(`No action of the type ${type} is listed.`)
    send(ActionCreators.jumpToAction(entry.id))
  },
  /** Jumps to the state after a listed action, by its index in the list; -1 is the last one. */
  jumpToStep: (index: number) => {
    const id = entries().at(index)?.id ?? 0
    send(ActionCreators.jumpToAction(id))
  },
  /** Presses Skip of the latest listed action of a type. */
  skip: (type: string) => {
    const entry = entries().findLast(({ action }) => action.type === type)
    send(ActionCreators.toggleAction(entry?.id ?? 0))
  },
  /** Presses one of the other buttons, such as Commit. */
  press: (button: (actions: typeof ActionCreators) => Lifted) => send(button(ActionCreators)),
  /** Dispatches an action that was written in the monitor. */
  dispatch: (action: UnknownAction) => {
    if (options.features && !options.features.dispatch) throw new Error('dispatch is switched off.')
    initialDispatch?.(action)
  },
  /** The text of the file that the page exports. */
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
  /** The text of the file that the monitor itself exports after it was closed and opened again. */
  exportFromReopened: () => {
    const state = monitorState()
    return JSON.stringify({ ...state, committedState: state.computedStates[0]?.state })
  },
  /** Imports the text of an exported file. */
  importText: (text: string) => {
    const file = JSON.parse(text)
    const nextLiftedState = 'payload' in file ? JSON.parse(file.payload) : file
    const preloadedState = file.preloadedState && JSON.parse(file.preloadedState)
    send({ ...ActionCreators.importState<unknown, UnknownAction, unknown>(nextLiftedState), preloadedState })
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
        const enhanced = instrument(() => null, {
          maxAge: given.maxAge ?? 50,
          trace: given.trace,
          pauseActionType: '@@PAUSED',
        })(next)(reducer, preloadedState)
        store = enhanced as unknown as Instrumented
        return enhanced
      }
      const outermost: StoreEnhancer = (next) => (reducer, preloadedState) => {
        const enhanced = next(reducer, preloadedState)
        initialDispatch = enhanced.dispatch as Instrumented['dispatch']
        return enhanced
      }
      return (createStore) =>
        [outermost, ...enhancers, record].reduceRight((next, enhancer) => enhancer(next), createStore)
    },
})
