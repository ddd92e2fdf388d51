import { useSyncExternalStore } from 'react'
import { chunks } from './chunks'
import type { World } from './world'

type ToasterModule = Awaited<ReturnType<typeof chunks.toaster>>

let loaded: ToasterModule | undefined
const waiting = new Set<() => void>()

/** Fetches what shows the toasts: the first screen has none. One that failed is fetched by the next toast. */
export const loadToaster = async (): Promise<ToasterModule> => {
  loaded ??= await chunks.toaster()
  for (const tell of waiting) tell()
  return loaded
}

const follow = (tell: () => void) => {
  waiting.add(tell)
  return () => waiting.delete(tell)
}

const read = () => loaded

/** The place of the toasts, from when it is there. */
export function LateToaster() {
  const module = useSyncExternalStore(follow, read, () => undefined)
  return module ? <module.Toaster /> : null
}

/** Shows a toast at once, or as soon as it can. */
export const lateToast: World['toast'] = (...toast) => {
  if (loaded) return loaded.showToast(...toast)
  loadToaster().then(
    ({ showToast }) => showToast(...toast),
    (error) => console.error(`The toast '${toast[1]}' could not be shown:`, error),
  )
}
