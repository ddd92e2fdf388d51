import { createBrowserRouter } from 'react-router-dom'
import { catalogApi } from '@/features/catalog'
import { keepScrollPosition } from './backForwardCache'
import { followListingAddress } from './listingAddress'
import { followOtherTabs, openChannel } from './otherTabs'
import { removeSession } from './persistence'
import { routes } from './routes'
import { createStore, restore } from './store'
import { lateToast } from './toasting'
import { updateArrived } from './updates'
import { takeUpdate } from './versions'
import type { ServerInPage } from './world'

/** Resolves when the page of the address is there, which may come in a chunk of its own. */
const firstPage = (router: ReturnType<typeof createBrowserRouter>) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const leave = router.subscribe(({ initialized }) => {
      if (!initialized) return
      leave()
      resolve()
    })
  })

/**
 * Opens the shop: its router, its store, and the session that the browser kept. The mock server must
 * be up, if there is one; it is the one thing of the world that comes from outside. `pause` is waited
 * for between the parts, so that the page is not blocked by all of them at once. Resolves when the first
 * page can be drawn.
 */
export const createShop = async (mockServer?: Partial<ServerInPage>, pause?: () => Promise<void>) => {
  // The shop scrolls to the top itself (specification, section 2); the browser would undo it on Back.
  window.history.scrollRestoration = 'manual'
  keepScrollPosition()
  const router = createBrowserRouter(routes)
  await pause?.()
  const channel = openChannel()
  const store = createStore({
    // As links do: a second click on the way to a page leaves no second step behind for Back.
    navigate: (to, options) =>
      router.navigate(to, { replace: to === router.state.location.pathname, ...options }),
    pathname: () => router.state.location.pathname,
    locationState: () => router.state.location.state,
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
  followListingAddress(store, router)
  return {
    router,
    store,
    persistor,
    catalogue,
    page: firstPage(router),
    leaveOtherTabs: followOtherTabs(store, channel),
  }
}

export type Shop = Awaited<ReturnType<typeof createShop>>
