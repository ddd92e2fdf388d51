import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { type Location, Router, useRoutes } from 'react-router-dom'
import type { AppHistory } from '../router/appHistory'
import { routes } from '../routes'
import { inertStore } from '../store/inertStore'
import type { RootState } from '../store/store'
import styles from './pastPage.module.css'

const Routes = () => useRoutes(routes)

/** Opens a modal dialog over the latest page, which stays as it is, and is inert. */
const openDialog = (onClose: () => void) => {
  const dialog = document.createElement('dialog')
  dialog.className = styles.pastPage ?? ''
  dialog.ariaLabel = 'A past state'
  // Before the latest page, so that ids that both have name elements of this one.
  document.body.prepend(dialog)
  dialog.showModal()
  document.documentElement.classList.add(`${styles.behind}`)
  // Escape leads back too.
  dialog.addEventListener('close', () => dialog.isConnected && onClose())
  return dialog
}

/** Before React listens: a link or a button of a past page does nothing. */
const block = (dialog: HTMLDialogElement) => {
  const stop = (event: Event) => {
    if (event.target instanceof Element && event.target.closest(`.${styles.notice}`)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const type of ['click', 'submit']) dialog.addEventListener(type, stop, true)
}

/** Shows past pages over the latest one. They have no effects: their store and their router do nothing. */
export const createPastPage = ({ createHref }: AppHistory, goToLatest: () => void) => {
  const navigator = { createHref, push() {}, replace() {}, go() {} }
  let shown: ReturnType<typeof open> | undefined

  const open = () => {
    const dialog = openDialog(goToLatest)
    block(dialog)
    return { dialog, root: createRoot(dialog, { identifierPrefix: 'past' }) }
  }

  return {
    show: (state: RootState) => {
      shown ??= open()
      const { dialog, root } = shown
      const store = inertStore(state)
      const render = (at: Location) =>
        flushSync(() =>
          root.render(
            <Provider key={at.key} store={store}>
              <Router location={at} navigator={navigator}>
                <Routes />
              </Router>
              <p role="status" className={styles.notice}>
                A past state{' '}
                <button type="button" onClick={goToLatest}>
                  Go to the latest
                </button>
              </p>
            </Provider>,
          ),
        )
      render(state.location)
      // A guard redirects, as before the session is restored.
      if (!dialog.querySelector('main')?.hasChildNodes())
        render({ ...state.location, state: { isShell: true } })
    },
    hide: () => {
      shown?.root.unmount()
      shown?.dialog.close()
      shown?.dialog.remove()
      document.documentElement.classList.remove(`${styles.behind}`)
      shown = undefined
    },
  }
}
