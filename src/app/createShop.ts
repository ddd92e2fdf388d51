import { createBrowserRouter } from 'react-router-dom'
import { toast } from 'react-toastify/unstyled'
import { routes } from './routes'
import { createStore, restore } from './store'

/**
 * Opens the shop: its router, its store, and the session that the browser kept. The mock server must
 * be up. Resolves when the first page can be drawn.
 */
export const createShop = async () => {
  const router = createBrowserRouter(routes)
  const store = createStore({
    navigate: (to, options) => router.navigate(to, options),
    pathname: () => router.state.location.pathname,
    toast: (kind, text) => toast[kind](text),
    log: (text) => console.error(text),
  })
  const persistor = await restore(store)
  return { router, store, persistor }
}

export type Shop = Awaited<ReturnType<typeof createShop>>
