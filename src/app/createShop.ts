import { catalogApi } from '@/features/catalog'
import { keepScrollPosition } from './backForwardCache'
import { followListingAddress } from './listingAddress'
import { followOtherTabs, openChannel } from './otherTabs'
import { type PageData, pageDataLoaded } from './pageData'
import { removeSession } from './persistence'
import { loadPage } from './routes'
import { createShopHistory } from './shopHistory'
import { createStore, restore } from './store'
import { lateToast } from './toasting'
import { updateArrived } from './updates'
import { takeUpdate } from './versions'
import type { ServerInPage } from './world'

/**
 * Opens the shop: its history, its store, and the session that the browser kept. The mock server must
 * be up, if there is one; it is the one thing of the world that comes from outside. `data` is that of a prerendered
 * page. `pause` is waited for between the parts, so that the page is not blocked by all of them at once. Resolves when
 * the session is restored; `catalogue` and `page` say when these are there.
 */
export const createShop = async (
  mockServer?: Partial<ServerInPage>,
  { data, pause }: { data?: PageData; pause?: () => Promise<void> } = {},
) => {
  // The shop scrolls to the top itself (specification, section 2); the browser would undo it on Back.
  window.history.scrollRestoration = 'manual'
  keepScrollPosition()
  const history = createShopHistory(loadPage)
  const page = loadPage(history.location.pathname)
  await pause?.()
  const channel = openChannel()
  const store = createStore({
    // As links do: a second click on the way to a page leaves no second step behind for Back.
    navigate: (to, options) => {
      const isThere = to === history.location.pathname
      history[isThere || options?.replace ? 'replace' : 'push'](to, options?.state, options)
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
  // What is on the screen stays there until the server responds, and if it does not.
  if (data && !data.isPartial) store.dispatch(pageDataLoaded(data))
  // Every page needs them: they are requested while the session is restored and the first page is rendered.
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
    /** Resolves when the page of the URL is there, which may come in a chunk of its own. */
    page: Promise.resolve(page),
    leaveOtherTabs: followOtherTabs(store, channel),
  }
}

export type Shop = Awaited<ReturnType<typeof createShop>>
