import type { createStore } from '../store/store'
import { updateAvailable } from './updatePrompt'

/** The shortest time between two checks for a newer release, in ms. */
const AN_HOUR = 3_600_000

/** Registers the service worker, and tells the store when a newer release waits. */
export const register = async ({ dispatch }: ReturnType<typeof createStore>) => {
  const { serviceWorker } = navigator
  if (!serviceWorker.controller)
    serviceWorker.addEventListener('controllerchange', storeThisPage, { once: true })
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' })

  const announce = () => {
    // A page without a controller came from the host, and is up to date.
    if (registration.waiting && serviceWorker.controller) dispatch(updateAvailable())
  }
  const watchInstalling = () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') announce()
    })
  }
  announce()
  watchInstalling()
  registration.addEventListener('updatefound', watchInstalling)

  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - checkedAt < AN_HOUR) return
    checkedAt = Date.now()
    registration.update().catch(() => {})
  })
}

/** Asks the service worker to cache this page, which was loaded before it. */
const storeThisPage = () => {
  const pictures = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => url.startsWith(`${window.location.origin}/images/`))
  // workbox-routing handles this message.
  navigator.serviceWorker.controller?.postMessage({
    type: 'CACHE_URLS',
    payload: { urlsToCache: [window.location.pathname, ...pictures] },
  })
}

/** Activates the waiting service worker, and reloads this page. The other tabs stay as they are. */
export const activateUpdate = async () => {
  const { serviceWorker } = navigator
  const reload = () => window.location.reload()
  const waiting = (await serviceWorker.getRegistration())?.waiting
  // Another tab has activated the update already.
  if (!waiting) return reload()
  serviceWorker.addEventListener('controllerchange', reload, { once: true })
  waiting.postMessage({ type: 'SKIP_WAITING' })
}
