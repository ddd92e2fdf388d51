import { useSyncExternalStore } from 'react'
import { chunks } from '../lazy/chunks'
import type { ListenerServices } from '../listeners/listenerServices'

type ToasterModule = Awaited<ReturnType<typeof chunks.toaster>>

let loaded: ToasterModule | undefined
const listeners = new Set<() => void>()

/** Loads the toaster, which the first screen does not need. After a failure the next toast loads it. */
export const loadToaster = async (): Promise<ToasterModule> => {
  loaded ??= await chunks.toaster()
  for (const listener of listeners) listener()
  return loaded
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const getModule = () => loaded

/** The `Toaster`, once it is loaded. */
export function LazyToaster() {
  const module = useSyncExternalStore(subscribe, getModule, () => undefined)
  return module ? <module.Toaster /> : null
}

/** Shows a toast, and loads the toaster first if need be. */
export const lazyToast: ListenerServices['toast'] = (...toast) => {
  if (loaded) return loaded.showToast(...toast)
  loadToaster().then(
    ({ showToast }) => showToast(...toast),
    (error) => console.error(`The toast '${toast[1]}' could not be shown:`, error),
  )
}
