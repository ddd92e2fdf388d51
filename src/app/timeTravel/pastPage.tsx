import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { Provider } from 'react-redux'
import { type Location, Router, useRoutes } from 'react-router-dom'
import { CONTENT_ID } from '@/shared/ui/focus/SkipLink'
import { routes } from '../routes'
import type { RootState } from '../store/store'
import type { InstrumentedStore } from './watchDevTools'

const Routes = () => useRoutes(routes)

// What the effects of a page get for a query that they subscribe to.
const dispatchNothing = () => ({ unsubscribe() {}, updateSubscriptionOptions() {} })

const stop = (event: Event) => {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/**
 * Shows past pages in place of the live one, which stays mounted with all that was typed, and is hidden. A past page
 * has no effects: its store and its router do nothing, and neither do its links and buttons.
 */
export const createPastPage = (
  store: InstrumentedStore,
  createHref: (location: Partial<Location>) => string,
) => {
  let shown: { root: Root; element: HTMLElement; leave: () => void } | undefined
  let key = ''
  const navigator = { createHref, push() {}, replace() {}, go() {} } as Parameters<
    typeof Router
  >[0]['navigator']

  const enter = () => {
    const live = document.getElementById(CONTENT_ID)?.closest<HTMLElement>('body > *')
    const top = window.scrollY
    const focused = document.activeElement
    const element = document.createElement('div')
    // Before React listens.
    for (const type of ['click', 'submit']) element.addEventListener(type, stop, true)
    // Before the live page, so that ids that both have name elements of this one.
    document.body.prepend(element)
    if (live) live.hidden = true
    const root = createRoot(element, { identifierPrefix: 'past' })
    const leave = () => {
      root.unmount()
      element.remove()
      if (live) live.hidden = false
      window.scrollTo(0, top)
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    }
    return { root, element, leave }
  }

  return {
    show: (state: RootState, location: Location) => {
      shown ??= enter()
      const { root, element } = shown
      const past = { ...store, getState: () => state, subscribe: () => () => {}, dispatch: dispatchNothing }
      const render = (at: Location) =>
        flushSync(() =>
          root.render(
            <Provider key={at.key} store={past as unknown as typeof store}>
              <Router location={at} navigator={navigator}>
                <Routes />
              </Router>
            </Provider>,
          ),
        )
      render(location)
      // A guard redirects, as before the session is restored.
      if (!element.querySelector('main')?.hasChildNodes()) render({ ...location, state: { isShell: true } })
      if (location.key !== key) window.scrollTo(0, 0)
      key = location.key
    },
    hide: () => {
      shown?.leave()
      shown = undefined
      key = ''
    },
  }
}
