import { catalogApi } from '@/features/catalog'
import type { ServerInPage } from '../listeners/listenerServices'
import { followListingAddress } from '../listeners/syncFiltersWithUrl'
import { createShopHistory } from '../router/appHistory'
import { keepScrollPosition } from '../router/restoreScrollPosition'
import { loadPage } from '../routes'
import { takeUpdate } from '../serviceWorker/registration'
import { updateArrived } from '../serviceWorker/updatePrompt'
import { removeSession } from '../store/persistence'
import { createStore, restore } from '../store/store'
import { followOtherTabs, openChannel } from '../store/tabSync'
import { lateToast } from '../toasts/lazyToaster'
import { type PageData, pageDataLoaded } from './pageData'

/**
 * Creates the app: its history and its store, with the stored session. The mock server, if there is one, must be
 * running. `data` is that of a prerendered page. `pause` is awaited between the steps, so that they do not block the
 * main thread in one task. Resolves when the session is restored; `catalogue` and `page` when these are loaded.
 */
export const createShop = async (
  mockServer?: Partial<ServerInPage>,
  { data, pause }: { data?: PageData; pause?: () => Promise<void> } = {},
) => {
  // The app scrolls to the top itself (specification, section 2); on Back the browser would undo it.
  window.history.scrollRestoration = 'manual'
  keepScrollPosition()
  const history = createShopHistory(loadPage)
  const page = loadPage(history.location.pathname)
  await pause?.()
  const channel = openChannel()
  const store = createStore({
    // Like links: a second click on the same target adds no second history entry.
    navigate: (to, options) => {
      const isCurrent = to === history.location.pathname
      history[isCurrent || options?.replace ? 'replace' : 'push'](to, options?.state, options)
    },
    pathname: () => history.location.pathname,
    locationState: () => history.location.state,
    toast: lateToast,
    log: (text) => console.error(text),
    removeSession,
    tellOtherTabs: (owner) => channel?.postMessage({ owner }),
    resetAccounts: mockServer?.resetAccounts,
    takeUpdate,
  })
  mockServer?.newerData?.then(() => store.dispatch(updateArrived()))
  await pause?.()
  // The prerendered data is shown until the server responds, and stays if it never does.
  if (data && !data.isPartial) store.dispatch(pageDataLoaded(data))
  // Every page needs them: requested while the session is restored and the first page renders.
  const { getProducts, getCategories } = catalogApi.endpoints
  const options = { subscribe: false, forceRefetch: true }
  const catalogue = Promise.all([
    store.dispatch(getProducts.initiate(undefined, options)),
    store.dispatch(getCategories.initiate(undefined, options)),
  ])
  await pause?.()
  const persistor = await restore(store)
  followListingAddress(store, history)
  return {
    history,
    store,
    persistor,
    catalogue,
    /** Resolves when the page of the URL is loaded, which may be in a lazy chunk. */
    page: Promise.resolve(page),
    leaveOtherTabs: followOtherTabs(store, channel),
  }
}

export type Shop = Awaited<ReturnType<typeof createShop>>
