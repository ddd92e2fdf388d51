import { createBrowserRouter } from 'react-router-dom'
import { toast } from 'react-toastify/unstyled'
import { followListingAddress } from './listingAddress'
import { followOtherTabs, openChannel } from './otherTabs'
import { routes } from './routes'
import { createStore, restore } from './store'

/**
 * Opens the shop: its router, its store, and the session that the browser kept. The mock server must
 * be up. Resolves when the first page can be drawn.
 */
export const createShop = async () => {
  // The shop scrolls to the top itself (specification, section 2); the browser would undo it on Back.
  window.history.scrollRestoration = 'manual'
  const router = createBrowserRouter(routes)
  const channel = openChannel()
  const store = createStore({
    // As links do: a second click on the way to a page leaves no second step behind for Back.
    navigate: (to, options) =>
      router.navigate(to, { replace: to === router.state.location.pathname, ...options }),
    pathname: () => router.state.location.pathname,
    // A hint that is still in view is not given twice; two things done are acknowledged twice.
    toast: (kind, text) => toast[kind](text, kind === 'info' ? { toastId: text } : undefined),
    log: (text) => console.error(text),
    tellOtherTabs: (owner) => channel?.postMessage({ owner }),
  })
  const persistor = await restore(store)
  followListingAddress(store, router)
  return { router, store, persistor, leaveOtherTabs: followOtherTabs(store, channel) }
}

export type Shop = Awaited<ReturnType<typeof createShop>>
