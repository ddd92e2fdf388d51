import { catalogApi } from '@/features/catalog'
import { keepScrollPosition } from './backForwardCache'
import { followListingAddress } from './listingAddress'
import { followOtherTabs, openChannel } from './otherTabs'
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
 * be up, if there is one; it is the one thing of the world that comes from outside. `pause` is waited
 * for between the parts, so that the page is not blocked by all of them at once. Resolves when the first
 * page can be drawn.
 */
export const createShop = async (mockServer?: Partial<ServerInPage>, pause?: () => Promise<void>) => {
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
  // Every page needs them: they are on their way while the session is read and the first page is drawn.
  const { getProducts, getCategories } = catalogApi.endpoints
  const catalogue = Promise.all([
    store.dispatch(getProducts.initiate(undefined, { subscribe: false })),
    store.dispatch(getCategories.initiate(undefined, { subscribe: false })),
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
