import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import dialogStyles from '@/shared/ui/overlays/Dialog.module.css'
import { routes } from '../router/routes'
import { untilFirstPageLoaded } from '../router/untilFirstPageLoaded'
import { inertStore } from '../store/inertStore'
import type { RootState } from '../store/store'
import styles from './pastPage.module.css'

/** A router that stays at this location, because guards redirect in a state before the session was restored. */
const inertRouter = (location: RootState['location']) =>
  Object.assign(createMemoryRouter(routes, { initialEntries: [location] }), { navigate: async () => {} })

/**
 * Opens a modal dialog over the latest page, which stays as it is, and is inert. Links and buttons of the
 * past page do nothing.
 */
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
  // Capturing listeners of the dialog run before those of React.
  for (const type of ['click', 'submit']) dialog.addEventListener(type, stop, true)
  // Escape leads back too.
  dialog.addEventListener('close', () => dialog.isConnected && goToLatest())
  const page = dialog.appendChild(document.createElement('div'))
  // The dialog precedes the latest page, so that an id in both refers to the element in the dialog.
  document.body.prepend(dialog)
  // Only the dialog has a scroll bar.
  document.documentElement.style.overflow = 'hidden'
  dialog.showModal()
  return { dialog, notice, root: createRoot(page, { identifierPrefix: 'past' }) }
}

/** Shows past pages over the latest one. They have no effects: their store and their router do nothing. */
export const createPastPage = (goToLatest: () => void) => {
  let latest: RootState | undefined
  let router: ReturnType<typeof inertRouter> | undefined
  let routerKey = ''
  let isNewPage = false
  let shown: ReturnType<typeof openDialog> | undefined

  const openRouter = (location: RootState['location']) => {
    router?.dispose()
    router = inertRouter(location)
    routerKey = location.key
    isNewPage = true
    return router
  }

  return {
    /** Shows the page of a state, once its code is loaded. */
    show: async (state: RootState) => {
      latest = state
      const { location } = state
      const opened = router && location.key === routerKey ? router : openRouter(location)
      await untilFirstPageLoaded(opened)
      if (latest !== state) return
      shown ??= openDialog(goToLatest)
      const { dialog, notice, root } = shown
      flushSync(() =>
        root.render(
          <Provider key={location.key} store={inertStore(state)}>
            <RouterProvider router={opened} />
          </Provider>,
        ),
      )
      // An open sheet of the past page makes everything around it inert, so the notice moves into it.
      const parent = dialog.querySelector('dialog[open]') ?? dialog
      if (notice.parentElement !== parent) parent.append(notice)
      if (isNewPage) dialog.scrollTop = 0
      isNewPage = false
    },
    hide: () => {
      latest = undefined
      router?.dispose()
      router = undefined
      shown?.root.unmount()
      shown?.dialog.close()
      shown?.dialog.remove()
      document.documentElement.style.overflow = ''
      shown = undefined
    },
  }
}
