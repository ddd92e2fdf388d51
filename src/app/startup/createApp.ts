import { setupListeners } from '@reduxjs/toolkit/query'
import { type InPageServer, onNewerData } from '@resham/browser'
import { createBrowserRouter } from 'react-router-dom'
import { loadCatalog } from '@/shared/catalog/loadCatalog'
import type { Services } from '@/shared/redux/services'
import { productIdOf } from '@/shared/routing/paths'
import { watchPresses } from '@/shared/ui/focus/moveFocus'
import { type PageData, pageDataActions } from '../render/pageData'
import { routes } from '../router/routes'
import { activateUpdate } from '../serviceWorker/registration'
import { updateAvailable } from '../serviceWorker/updatePrompt'
import { createStore, rehydrateStore } from '../store/store'
import { openTabChannel, startTabSync } from '../store/tabSync'
import { loadTimeTravel } from '../timeTravel/loadTimeTravel'
import { lazyToast } from '../toasts/lazyToaster'

/**
 * Restores the scroll position of a page from the back/forward cache: with `scrollRestoration` 'manual', WebKit shows
 * it from the top.
 */
const restoreScrollPosition = () => {
  let top = 0
  window.addEventListener('pagehide', () => {
    top = window.scrollY
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.scrollTo(0, top)
  })
}

/**
 * Stops keys that an input method uses, such as Enter and Escape to end a composition. The window receives
 * them first, so no other handler of the page gets them.
 */
const ignoreComposition = (event: KeyboardEvent) => {
  // Safari ends the composition before this event: only the key code tells that the key belongs to it.
  if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation()
}

/**
 * Creates the app: its store, with the stored session. The mock server, if there is one, must be
 * running. `data` is that of a prerendered page. `pause` is awaited between the steps, so that they do not block the
 * main thread in one task. Resolves when the session is restored; the code of the first page may still be loading.
 */
export const createApp = async (
  mockServer?: Partial<InPageServer>,
  { data, pause }: { data?: PageData; pause?: () => Promise<void> } = {},
) => {
  // The app scrolls to the top itself; on Back the browser would undo it.
  window.history.scrollRestoration = 'manual'
  restoreScrollPosition()
  window.addEventListener('keydown', ignoreComposition, { capture: true })
  watchPresses()
  // Starts to load the code of the first page.
  const router = createBrowserRouter(routes)
  const timeTravel = (await loadTimeTravel())?.createTimeTravel()
  await pause?.()
  const channel = openTabChannel()
  const services: Services = {
    toast: lazyToast,
    log: (text) => console.error(text),
    notifyOtherTabs: () => channel?.postMessage('accountChanged'),
    router,
    mockServer,
    activateUpdate,
  }
  const store = createStore(services, timeTravel?.recorder)
  timeTravel?.start(store, router)
  onNewerData(() => store.dispatch(updateAvailable()))
  await pause?.()
  // The prerendered data is shown until the server responds, and stays if it never does.
  for (const action of data ? pageDataActions(data) : []) store.dispatch(action)
  // The requests run while the session is restored and the first page renders.
  store.dispatch(loadCatalog(productIdOf(router.state.location.pathname)))
  await pause?.()
  const persistor = await rehydrateStore(store)
  return {
    store,
    router,
    persistor,
    stopTabSync: startTabSync(store, channel),
    stopRefetching: setupListeners(store.dispatch),
  }
}

export type AppInstance = Awaited<ReturnType<typeof createApp>>
