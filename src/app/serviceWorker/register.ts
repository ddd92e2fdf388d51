import { ORIGIN, reloadDocument } from '@/shared/routing/browserLocation'
import { selectPath } from '@/shared/routing/locationSlice'
import type { createStore } from '../store/store'
import { updateAvailable } from './updatePrompt'

/** The shortest time between two checks for a newer release, in ms. */
const AN_HOUR = 3_600_000

/** Registers the service worker, and tells the store when a newer release waits. */
export const register = async ({ dispatch, getState }: ReturnType<typeof createStore>) => {
  const { serviceWorker } = navigator
  if (!serviceWorker.controller)
    serviceWorker.addEventListener('controllerchange', () => storePage(selectPath(getState())), {
      once: true,
    })
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

/** Asks the service worker to cache the page of this path, which was loaded before it. */
const storePage = (path: string) => {
  const pictures = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => url.startsWith(`${ORIGIN}/images/`))
  // workbox-routing handles this message.
  navigator.serviceWorker.controller?.postMessage({
    type: 'CACHE_URLS',
    payload: { urlsToCache: [path, ...pictures] },
  })
}

/** Activates the waiting service worker, and reloads this page. The other tabs stay as they are. */
export const activateUpdate = async () => {
  const { serviceWorker } = navigator
  const waiting = (await serviceWorker.getRegistration())?.waiting
  // Another tab has activated the update already.
  if (!waiting) return reloadDocument()
  serviceWorker.addEventListener('controllerchange', reloadDocument, { once: true })
  waiting.postMessage({ type: 'SKIP_WAITING' })
}
