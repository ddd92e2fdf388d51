import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { type Location, Router, useRoutes } from 'react-router-dom'
import { CONTENT_ID } from '@/shared/ui/focus/contentId'
import type { AppHistory } from '../router/appHistory'
import { routes } from '../routes'
import { inertStore } from '../store/inertStore'
import type { RootState } from '../store/store'
import styles from './pastPage.module.css'

const Routes = () => useRoutes(routes)

const stop = (event: Event) => {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/**
 * Shows past pages in place of the latest one, which stays mounted with all that was typed, and is hidden. A past page
 * has no effects: its store and its router do nothing, and neither do its links and buttons.
 */
export const createPastPage = (history: AppHistory) => {
  let shown: ReturnType<typeof enter> | undefined
  const navigator = { createHref: history.createHref, push() {}, replace() {}, go() {} }

  const enter = () => {
    const latest = document.getElementById(CONTENT_ID)?.closest<HTMLElement>('body > *')
    const top = window.scrollY
    const focused = document.activeElement
    const element = document.createElement('div')
    // Before React listens.
    for (const type of ['click', 'submit']) element.addEventListener(type, stop, true)
    // Before the latest page, so that ids that both have name elements of this one.
    document.body.prepend(element)
    if (latest) latest.hidden = true
    const root = createRoot(element, { identifierPrefix: 'past' })
    const leave = () => {
      root.unmount()
      element.remove()
      if (latest) latest.hidden = false
      window.scrollTo(0, top)
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    }
    return { root, element, leave, top, key: history.location.key }
  }

  return {
    show: (state: RootState, isFrozen: boolean) => {
      const isEntering = !shown
      shown ??= enter()
      const { root, element, top, key } = shown
      const { location } = state
      const store = inertStore(state)
      const render = (at: Location) =>
        flushSync(() =>
          root.render(
            <Provider key={at.key} store={store}>
              <Router location={at} navigator={navigator}>
                <Routes />
              </Router>
              <p role="status" className={styles.notice}>
                {isFrozen
                  ? 'Frozen by the DevTools. Reload to go on.'
                  : 'A past state. Jump to the latest action to go on.'}
              </p>
            </Provider>,
          ),
        )
      render(location)
      // A guard redirects, as before the session is restored.
      if (!element.querySelector('main')?.hasChildNodes()) render({ ...location, state: { isShell: true } })
      if (location.key !== key) window.scrollTo(0, 0)
      // A past state of the latest page is shown where that was.
      else if (isEntering) window.scrollTo(0, top)
      shown.key = location.key
    },
    hide: () => {
      shown?.leave()
      shown = undefined
    },
  }
}
