import { setupListeners } from '@reduxjs/toolkit/query'
import type { InPageServer } from '@resham/mock-server/diagnostics'
import { matchPath } from 'react-router-dom'
import { loadCatalog } from '@/features/catalog'
import type { Services } from '@/shared/redux/services'
import { paths } from '@/shared/routing/paths'
import { type PageData, pageDataActions } from '../render/pageData'
import { restoreScrollPosition } from '../router/restoreScrollPosition'
import { activateUpdate } from '../serviceWorker/registration'
import { updateAvailable } from '../serviceWorker/updatePrompt'
import { createStore, rehydrateStore } from '../store/store'
import { openTabChannel, startTabSync } from '../store/tabSync'
import { loadTimeTravel } from '../timeTravel/loadTimeTravel'
import { lazyToast } from '../toasts/lazyToaster'
import { ignoreComposition } from './ignoreComposition'

/**
 * Creates the app: its store, with the stored session. The mock server, if there is one, must be
 * running. `data` is that of a prerendered page. `pause` is awaited between the steps, so that they do not block the
 * main thread in one task. Resolves when the session is restored.
 */
export const createApp = async (
  mockServer?: Partial<InPageServer>,
  { data, pause }: { data?: PageData; pause?: () => Promise<void> } = {},
) => {
  // The app scrolls to the top itself; on Back the browser would undo it.
  window.history.scrollRestoration = 'manual'
  restoreScrollPosition()
  ignoreComposition()
  const timeTravel = (await loadTimeTravel())?.createTimeTravel()
  await pause?.()
  const channel = openTabChannel()
  const services: Services = {
    toast: lazyToast,
    log: (text) => console.error(text),
    notifyOtherTabs: () => channel?.postMessage('accountChanged'),
    mockServer,
    activateUpdate,
  }
  const store = createStore(services, timeTravel?.recorder)
  timeTravel?.start(store)
  mockServer?.newerData?.then(() => store.dispatch(updateAvailable()))
  await pause?.()
  // The prerendered data is shown until the server responds, and stays if it never does.
  for (const action of data ? pageDataActions(data) : []) store.dispatch(action)
  // Requested while the session is restored and the first page renders.
  const opened = matchPath(`${paths.products}/:_id`, window.location.pathname)
  store.dispatch(loadCatalog(opened?.params._id))
  await pause?.()
  const persistor = await rehydrateStore(store)
  return {
    store,
    persistor,
    stopTabSync: startTabSync(store, channel),
    stopRefetching: setupListeners(store.dispatch),
  }
}

export type AppInstance = Awaited<ReturnType<typeof createApp>>
