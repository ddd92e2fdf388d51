import { type Location, type NavigateOptions, type To, UNSAFE_createBrowserHistory } from 'react-router-dom'

/** `isMirror`: the URL follows what is already shown, and nothing has to be rendered. */
export type AppNavigateOptions = NavigateOptions & { isMirror?: boolean }

type Listener = (previous: Location, options: AppNavigateOptions) => void

/**
 * The history that the router and the listeners share. A navigation completes when the code of its page is loaded,
 * in the same task where nothing is to be loaded. Until then `location` is the previous one; a new navigation cancels a
 * pending one.
 *
 * Wraps the history that `BrowserRouter` uses.
 */
export const createAppHistory = (loadPage: (pathname: string) => Promise<void> | undefined) => {
  const browser = UNSAFE_createBrowserHistory()
  const { go, createHref, createURL, encodeLocation } = browser
  const listeners = new Set<Listener>()
  let location: Location = browser.location
  let pending: Promise<void> | undefined

  const navigate = (pathname: string, options: AppNavigateOptions, write?: () => void) => {
    const finish = () => {
      pending = undefined
      write?.()
      const previous = location
      location = browser.location
      for (const listener of listeners) listener(previous, options)
    }
    const loading = loadPage(pathname)
    pending = loading
    if (!loading) return finish()
    loading.then(() => {
      if (pending === loading) finish()
    })
  }
  const write =
    (method: 'push' | 'replace') =>
    (to: To, state?: unknown, options: AppNavigateOptions = {}) =>
      navigate(createURL(to).pathname, options, () => browser[method](to, state))

  return {
    get location() {
      return location
    },
    get action() {
      return browser.action
    },
    /** Whether the code of the next page is still being loaded. */
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

export type AppHistory = ReturnType<typeof createAppHistory>
