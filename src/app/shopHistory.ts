import { type Location, type NavigateOptions, type To, UNSAFE_createBrowserHistory } from 'react-router-dom'

/** `isMirror`: the URL is told what the screen shows already, and nothing has to be rendered. */
export type ShopNavigateOptions = NavigateOptions & { isMirror?: boolean }

type Listener = (left: Location, options: ShopNavigateOptions) => void

/**
 * The history of the shop, which the router and the listeners share. Its rule: a navigation is over once the code of
 * its page is there, and in the same task where there is nothing to wait for. Until then the location is the one
 * before; the next navigation takes the place of one that is pending.
 *
 * Reading and writing the browser's history is the library's, which uses the same for its `BrowserRouter`.
 */
export const createShopHistory = (loadPage: (pathname: string) => Promise<void> | undefined) => {
  const browser = UNSAFE_createBrowserHistory()
  const { go, createHref, createURL, encodeLocation } = browser
  const listeners = new Set<Listener>()
  let location: Location = browser.location
  let pending: Promise<void> | undefined

  const navigate = (pathname: string, options: ShopNavigateOptions, write?: () => void) => {
    const finish = () => {
      pending = undefined
      write?.()
      const left = location
      location = browser.location
      for (const listener of listeners) listener(left, options)
    }
    const loading = loadPage(pathname)
    pending = loading
    if (!loading) return finish()
    loading.then(() => {
      if (pending === loading) finish()
    })
  }
  const write =
    (way: 'push' | 'replace') =>
    (to: To, state?: unknown, options: ShopNavigateOptions = {}) =>
      navigate(createURL(to).pathname, options, () => browser[way](to, state))

  return {
    get location() {
      return location
    },
    get action() {
      return browser.action
    },
    /** Whether the page of the next location is still being fetched. */
    get isPending() {
      return pending !== undefined
    },
    push: write('push'),
    replace: write('replace'),
    go,
    createHref,
    createURL,
    encodeLocation,
    subscribe: (listener: Listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    // Back and Forward.
    dispose: browser.listen((update) => navigate(update.location.pathname, {})),
  }
}

export type ShopHistory = ReturnType<typeof createShopHistory>
