import type { DevToolsEnhancerOptions, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit'

type Entry = { action: UnknownAction; state: unknown }
type Jump = { type: typeof JUMP; state: never }

const JUMP = 'jump'
let entries: Entry[] = []
let jump = (_state: unknown) => {}

const isJump = (action: UnknownAction): action is Jump => action.type === JUMP

const record =
  ({ actionsDenylist = [], actionSanitizer, predicate }: DevToolsEnhancerOptions): StoreEnhancer =>
  (createStore) =>
  (reducer, preloadedState) => {
    const denied = new RegExp([actionsDenylist].flat().join('|') || '^$')
    const reducerWithJumps: typeof reducer = (state, action) =>
      isJump(action) ? action.state : reducer(state, action)
    const store = createStore(reducerWithJumps, preloadedState)
    entries = []
    jump = (state) => Reflect.apply(store.dispatch, store, [{ type: JUMP, state }])
    const dispatch: typeof store.dispatch = (action) => {
      const result = store.dispatch(action)
      const state = store.getState()
      const sanitized = actionSanitizer ? actionSanitizer(action, 0) : action
      if (!denied.test(action.type) && predicate?.(state, action) !== false)
        entries.push({ action: sanitized, state })
      return result
    }
    return { ...store, dispatch }
  }

/**
 * A fake of the Redux DevTools extension: its list of actions, and its jumps. Import it before Redux Toolkit, which
 * looks for the extension when it is loaded.
 */
export const devTools = {
  /** The types of the actions since the last `forget`. */
  types: () => entries.map(({ action }) => action.type),
  /** These actions, each with the state after it. */
  entries: () => entries,
  forget: () => {
    entries = []
  },
  /** Jumps to the state after the latest action of a type. */
  jumpTo: (type: string) => jump(entries.findLast((entry) => entry.action.type === type)?.state),
}

Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    (options: DevToolsEnhancerOptions) =>
    (...enhancers: StoreEnhancer[]): StoreEnhancer =>
    (createStore) =>
      enhancers.reduceRight((next, enhancer) => enhancer(next), record(options)(createStore)),
})
