import { createObservable } from '@resham/browser'
import { type ComponentType, useSyncExternalStore } from 'react'
import type { Services } from '@/shared/redux/services'

const toaster = createObservable<ComponentType | undefined>(undefined)

/**
 * Loads the `Toaster` and renders it: screen readers announce a text only in a region that exists before it.
 */
export const loadToaster = async () => {
  const module = await import(/* webpackChunkName: "toaster" */ './toaster')
  toaster.set(module.Toaster)
  return module
}

/** The `Toaster`, once it is loaded: the first screen does not need it. */
export function LazyToaster() {
  const Toaster = useSyncExternalStore(toaster.subscribe, toaster.current, () => undefined)
  return Toaster ? <Toaster /> : null
}

/** Shows a toast, and loads the toaster first if need be. */
export const lazyToast: Services['toast'] = async (...toast) => {
  try {
    const { showToast } = await loadToaster()
    showToast(...toast)
  } catch (error) {
    console.error(`The toast '${toast[1]}' could not be shown:`, error)
  }
}
