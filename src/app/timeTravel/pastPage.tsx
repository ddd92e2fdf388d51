import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { type Location, Router, useRoutes } from 'react-router-dom'
import dialogStyles from '@/shared/ui/overlays/Dialog.module.css'
import type { AppHistory } from '../router/appHistory'
import { routes } from '../routes'
import { inertStore } from '../store/inertStore'
import type { RootState } from '../store/store'
import styles from './pastPage.module.css'

const Routes = () => useRoutes(routes)

/** Opens a modal dialog over the latest page, which stays as it is, and is inert. Its links and buttons do nothing. */
const openDialog = (goToLatest: () => void) => {
  const dialog = document.createElement('dialog')
  dialog.className = `${dialogStyles.dialog} ${styles.pastPage}`
  dialog.ariaLabel = 'A past state'
  const notice = document.createElement('p')
  notice.className = `${styles.notice}`
  notice.role = 'status'
  const button = document.createElement('button')
  button.append('Go to the latest')
  button.onclick = goToLatest
  notice.append('A past state', button)
  const stop = (event: Event) => {
    if (event.target === button) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  // Before React listens.
  for (const type of ['click', 'submit']) dialog.addEventListener(type, stop, true)
  // Escape leads back too.
  dialog.addEventListener('close', () => dialog.isConnected && goToLatest())
  const page = dialog.appendChild(document.createElement('div'))
  // Before the latest page, so that ids that both have name elements of this one.
  document.body.prepend(dialog)
  // One scroll bar.
  document.documentElement.style.overflow = 'hidden'
  dialog.showModal()
  return { dialog, notice, root: createRoot(page, { identifierPrefix: 'past' }) }
}

/** Shows past pages over the latest one. They have no effects: their store and their router do nothing. */
export const createPastPage = ({ createHref }: AppHistory, goToLatest: () => void) => {
  const navigator = { createHref, push() {}, replace() {}, go() {} }
  let shown: ReturnType<typeof openDialog> | undefined
  let shownKey = ''

  return {
    show: (state: RootState) => {
      shown ??= openDialog(goToLatest)
      const { dialog, notice, root } = shown
      const store = inertStore(state)
      const render = (at: Location) =>
        flushSync(() =>
          root.render(
            <Provider key={at.key} store={store}>
              <Router location={at} navigator={navigator}>
                <Routes />
              </Router>
            </Provider>,
          ),
        )
      render(state.location)
      // A guard redirects, as before the session is restored.
      if (!dialog.querySelector('main')?.hasChildNodes())
        render({ ...state.location, state: { isShell: true } })
      // A sheet that was open makes what is around it inert.
      const parent = dialog.querySelector('dialog[open]') ?? dialog
      if (notice.parentElement !== parent) parent.append(notice)
      if (state.location.key !== shownKey) dialog.scrollTop = 0
      shownKey = state.location.key
    },
    hide: () => {
      shown?.root.unmount()
      shown?.dialog.close()
      shown?.dialog.remove()
      document.documentElement.style.overflow = ''
      shown = undefined
    },
  }
}
