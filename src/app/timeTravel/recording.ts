import type { LiftedAction, LiftedStore } from '@redux-devtools/instrument'
import { configureStore, createAction, type StoreEnhancer, Tuple, type UnknownAction } from '@reduxjs/toolkit'
import { createRootReducer, type RootState } from '../store/store'
import { isListed, type ListedAction, toListedAction, toReducerAction } from './listedAction'

type DevToolsStore = { liftedStore: LiftedStore<RootState, UnknownAction, unknown> }

/** Ends a list that led elsewhere with the latest state of the shop. */
const latestShown = createAction<RootState>('timeTravel/latestShown')

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
  /** What the shop has made of each recorded action. */
  const steps = new WeakMap<UnknownAction, { before: RootState; after: RootState }>()
  let latest: RootState
  let recording: ReturnType<typeof open>
  let record: (action: UnknownAction) => void
  let dispatchInShop = (_action: UnknownAction) => {}

  const replay = (state: RootState | undefined, action: ListedAction): RootState => {
    const step = steps.get(action)
    if (step && step.before === state) return step.after
    return latestShown.match(action) ? action.payload : reduce(state, toReducerAction(action))
  }

  /** An action that is dispatched in the DevTools goes to the shop, which sends it back. */
  const toShop: StoreEnhancer = (next) => (reducer, preloaded) => {
    const store = next(reducer, preloaded)
    record = (action) => store.dispatch(action as never)
    const dispatch = <Action extends UnknownAction>(action: Action) => {
      dispatchInShop(action)
      return action
    }
    return { ...store, dispatch } as typeof store
  }

  const open = () =>
    configureStore({
      reducer: replay,
      preloadedState: latest,
      middleware: () => new Tuple(),
      enhancers: () => new Tuple(toShop),
      devTools: {
        // Tells two tabs apart.
        name: `Resham ${new Date().toLocaleTimeString()}`,
        // A whole purchase, where the default ends in the middle.
        maxAge: 500,
        features: {
          export: 'custom',
          import: 'custom',
          jump: true,
          lock: true,
          pause: true,
          persist: true,
          reorder: true,
          skip: true,
          test: true,
          // It evaluates a text, which the Content-Security-Policy of a build forbids.
          dispatch: process.env.NODE_ENV !== 'production',
        },
      },
    })

  const recorder: StoreEnhancer = (next) => (reducer, preloaded) => {
    const shop = next(reducer, preloaded)
    const latestState = () => shop.getState() as unknown as RootState
    let current: UnknownAction
    latest = latestState()
    recording = open()
    // The first of all subscribers: another one may dispatch.
    shop.subscribe(() => {
      if (!isListed(current)) return
      const action = toListedAction(current)
      const before = latest
      latest = latestState()
      steps.set(action, { before, after: latest })
      record(action)
    })
    const dispatch: typeof shop.dispatch = (action) => {
      current = action as never
      return shop.dispatch(action)
    }
    return { ...shop, dispatch }
  }

  const lifted = () => (recording as unknown as DevToolsStore).liftedStore
  const send = (action: LiftedAction<RootState, UnknownAction, unknown>) => lifted().dispatch(action)

  return {
    recorder,
    /** What to call with an action that was dispatched in the DevTools. */
    setDispatch: (dispatch: typeof dispatchInShop) => {
      dispatchInShop = dispatch
    },
    subscribe: (listener: () => void) => recording.subscribe(listener),
    /** The state that the DevTools show, unless it is the latest. Changes that they lock are not shown either. */
    getPastState: () => {
      const state = recording.getState()
      return state !== latest || lifted().getState().isLocked ? state : undefined
    },
    goToLatest: () => {
      if (lifted().getState().isLocked) send({ type: 'LOCK_CHANGES', status: false })
      if (lifted().getState().computedStates.at(-1)?.state !== latest) record(latestShown(latest))
      const { computedStates, ...rest } = lifted().getState()
      const nextLiftedState = { ...rest, computedStates, currentStateIndex: computedStates.length - 1 }
      // The monitor is told of an import, and not of a jump that it did not make.
      send({ type: 'IMPORT_STATE', nextLiftedState, noRecompute: true })
    },
  }
}
