import type { EnhancedStore } from '@redux-devtools/instrument'
import {
  configureStore,
  createAction,
  type DevToolsEnhancerOptions,
  type Middleware,
  type StoreEnhancer,
  Tuple,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { createRootReducer, type RootState } from '../store/store'
import { createTrace } from './createTrace'
import { isListed, type ListedAction, toListedAction, toReducerAction } from './listedAction'

const TO_THE_MS = {
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
} as const

/** Appends the latest state of the shop to a list that ends in another state. */
const latestShown = createAction<RootState>('timeTravel/latestShown')

/** All buttons of the monitor. Dispatch evaluates a text, which the Content-Security-Policy of a build forbids. */
const features: DevToolsEnhancerOptions['features'] = {
  export: 'custom',
  import: 'custom',
  dispatch: process.env.NODE_ENV !== 'production',
}
for (const button of ['jump', 'lock', 'pause', 'persist', 'reorder', 'skip', 'test'] as const)
  features[button] = true

/**
 * The recording is the store that the Redux DevTools see. Each action is sent to it after the shop has reduced it, so a
 * jump, an import, a skipped action or a lock happens to the recording alone: the store of the shop never leaves its
 * latest state, and nothing that the DevTools do can request, store, toast or lose anything.
 *
 * As long as its past is what happened, its states are those of the shop, not copies: the recording is at the latest
 * state when both are the same object. Reducers run in it only where its past was changed.
 */
export const createRecording = () => {
  const reduce = createRootReducer()
  /** The states of the shop before and after each recorded action. */
  const steps = new WeakMap<object, { before: RootState; after: RootState }>()
  let latest: RootState
  let recording: EnhancedStore<RootState, UnknownAction, unknown>
  let dispatchInShop: (action: UnknownAction) => unknown

  const replay = (state: RootState | undefined, action: ListedAction): RootState => {
    const step = steps.get(action)
    if (step && step.before === state) return step.after
    return latestShown.match(action) ? action.payload : reduce(state, toReducerAction(action))
  }

  /** An action that is dispatched in the DevTools goes to the shop, which sends it back. */
  const toShop: Middleware = () => (next) => (action) =>
    steps.has(Object(action)) || latestShown.match(action) ? next(action) : dispatchInShop(action as never)

  const recorder: StoreEnhancer = (next) => (reducer, preloaded) => {
    const shop = next(reducer, preloaded)
    const latestState = () => shop.getState() as unknown as RootState
    latest = latestState()
    let current: UnknownAction
    const dispatch: typeof shop.dispatch = (action) => {
      current = action as never
      return shop.dispatch(action)
    }
    recording = configureStore({
      reducer: replay,
      preloadedState: latest,
      middleware: () => new Tuple(toShop),
      enhancers: (getDefaultEnhancers) => getDefaultEnhancers({ autoBatch: false }),
      devTools: {
        // The time tells tabs apart, also those that are opened in the same second.
        name: `Resham ${new Date().toLocaleTimeString([], TO_THE_MS)}`,
        // By default the list has 50 actions, fewer than a purchase.
        maxAge: 500,
        features,
        ...(process.env.NODE_ENV !== 'production' && { trace: createTrace(dispatch) }),
      },
    }) as never
    // Subscribed first, because another subscriber may dispatch.
    shop.subscribe(() => {
      if (!isListed(current)) return
      const action = toListedAction(current)
      steps.set(action, { before: latest, after: latestState() })
      latest = latestState()
      try {
        recording.dispatch(action)
      } catch (error) {
        // An imported file may not be a session. The shop goes on.
        console.error(error)
      }
    })
    return { ...shop, dispatch }
  }

  return {
    recorder,
    /** Calls `show` with the state that the DevTools show, now and after each change; undefined for the latest. */
    start: (dispatch: typeof dispatchInShop, show: (past: RootState | undefined) => void) => {
      dispatchInShop = dispatch
      const tell = () => {
        const state = recording.getState()
        show(state !== latest || recording.liftedStore.getState().isLocked ? state : undefined)
      }
      recording.subscribe(tell)
      // After a reload, the DevTools have restored their recording before this.
      tell()
    },
    goToLatest: () => {
      const { dispatch, getState } = recording.liftedStore
      if (getState().isLocked) dispatch({ type: 'LOCK_CHANGES', status: false })
      if (getState().computedStates.at(-1)?.state !== latest) recording.dispatch(latestShown(latest))
      const currentStateIndex = getState().computedStates.length - 1
      // An import that changes nothing is avoided: of two monitor actions within half a second, the extension
      // sends the second one late, with an outdated list, and its window then lacks later actions.
      if (getState().currentStateIndex === currentStateIndex) return
      // This is an import, because the monitor is not told of a jump that it did not make.
      const nextLiftedState = { ...getState(), currentStateIndex }
      dispatch({ type: 'IMPORT_STATE', nextLiftedState, noRecompute: true })
    },
  }
}
