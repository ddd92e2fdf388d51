import { useDeferredValue, useSyncExternalStore } from 'react'
import { createObservable } from '@/contract'

type State<Module> = { module?: Module; error?: unknown }

/**
 * Code that is loaded when it is needed. Unlike with `React.lazy`, which caches a failure for good, the next `load`
 * tries again.
 */
export const lazyChunk = <Module>(importChunk: () => Promise<Module>) => {
  const { current, subscribe, set } = createObservable<State<Module>>({})
  /** Resolves to the module, or to the error. Never rejects. */
  const load = async () => {
    try {
      if (!current().module) set({ module: await importChunk() })
    } catch (error) {
      set({ error })
    }
    return current()
  }
  return { get: current, subscribe, load }
}

export type LazyChunk<Module> = ReturnType<typeof lazyChunk<Module>>

const notLoaded = {}

/**
 * The module of a chunk once it is loaded, or the error. It does not load it. `getPrerendered` returns what was used in
 * the prerendered page: nothing, by default.
 */
export const useLazyChunk = <Module>(
  chunk: LazyChunk<Module>,
  getPrerendered: () => State<Module> = () => notLoaded,
) =>
  // Deferred, so that rendering it does not block input.
  useDeferredValue(useSyncExternalStore(chunk.subscribe, chunk.get, getPrerendered))
