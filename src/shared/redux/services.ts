import type { InPageServer } from '@resham/browser'
import type { createBrowserRouter } from 'react-router-dom'

export type Router = ReturnType<typeof createBrowserRouter>

export type ToastKind = 'success' | 'warning' | 'info'

/** The action button of a toast, which stays until it is pressed or closed. */
export type ToastOffer = { label: string; onClick: () => void }

/** What listeners and thunks use of the world outside the store, injected so that tests can pass fakes. */
export type Services = {
  /** Shows a toast, with a button if there is an offer. */
  toast: (kind: ToastKind, text: string, offer?: ToastOffer) => void
  /** Activates the waiting release, and reloads the page. */
  activateUpdate: () => Promise<void>
  log: (text: string) => void
  router: Router
  /** Tells the other tabs that what belongs to an account has changed. */
  notifyOtherTabs: () => void
  /** The mock server; none with a real one. */
  mockServer?: Partial<InPageServer>
}
