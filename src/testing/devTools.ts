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
    const travel: typeof reducer = (state, action) => (isJump(action) ? action.state : reducer(state, action))
    const store = createStore(travel, preloadedState)
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
 * Stands in for the Redux DevTools extension of a browser: what it would list, and its jumps. Redux
 * Toolkit looks for the extension when it is loaded, so this module has to be imported before.
 */
export const devTools = {
  /** The actions since the last `forget`, as the extension names them. */
  types: () => entries.map(({ action }) => action.type),
  /** The same actions with the state after each, as the extension shows them. */
  entries: () => entries,
  forget: () => {
    entries = []
  },
  /** Shows the state that stood after the latest action of a type. */
  jumpTo: (type: string) => jump(entries.findLast((entry) => entry.action.type === type)?.state),
}

Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    (options: DevToolsEnhancerOptions) =>
    (...enhancers: StoreEnhancer[]): StoreEnhancer =>
    (createStore) =>
      enhancers.reduceRight((next, enhancer) => enhancer(next), record(options)(createStore)),
})
