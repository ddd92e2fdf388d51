import type { createStore } from './store'
import { updateArrived } from './updates'
import { whenQuiet } from './whenQuiet'

/** How long a tab takes its version for the newest one, in ms. */
const AN_HOUR = 3_600_000

/**
 * Lets the worker (src/worker.ts) keep this version of the shop for the next visit, and tells the store when it
 * has brought a newer one. Where there is no worker to be had (plain http, a private window), the shop does
 * without, and says nothing.
 */
export const followVersions = (store: ReturnType<typeof createStore>) => {
  if ('serviceWorker' in navigator) whenQuiet(() => void follow(store).catch(() => {}))
}

const follow = async ({ dispatch }: ReturnType<typeof createStore>) => {
  const { serviceWorker } = navigator
  if (!serviceWorker.controller)
    serviceWorker.addEventListener('controllerchange', storeThisPage, { once: true })
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' })

  const tell = () => {
    // A page that no worker serves came from the host, and is as new as can be.
    if (registration.waiting && serviceWorker.controller) dispatch(updateArrived())
  }
  const watch = () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') tell()
    })
  }
  tell()
  watch()
  registration.addEventListener('updatefound', watch)

  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - asked < AN_HOUR) return
    asked = Date.now()
    registration.update().catch(() => {})
  })
}

/** What the first page showed was there before the service worker, which is asked to store that too. */
const storeThisPage = () => {
  const pictures = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((address) => address.startsWith(`${window.location.origin}/images/`))
  // In the words of workbox-routing.
  navigator.serviceWorker.controller?.postMessage({
    type: 'CACHE_URLS',
    payload: { urlsToCache: [window.location.pathname, ...pictures] },
  })
}

/** Lets the version that waits take over, and opens this page in it. The other tabs stay as they are. */
export const takeUpdate = async () => {
  const { serviceWorker } = navigator
  const reload = () => window.location.reload()
  const waiting = (await serviceWorker.getRegistration())?.waiting
  // In another tab it was let in already.
  if (!waiting) return reload()
  serviceWorker.addEventListener('controllerchange', reload, { once: true })
  waiting.postMessage({ type: 'TAKE_OVER' })
}
