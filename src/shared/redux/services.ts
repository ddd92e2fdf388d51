import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { InPageServer } from '@resham/browser'
import type { Mutex } from 'es-toolkit'
import type { createBrowserRouter } from 'react-router-dom'
import type { Send } from '../api/baseQueryTypes'
import type { CurrentSession } from '../sessionActions'

export type Router = ReturnType<typeof createBrowserRouter>

export type ToastKind = 'success' | 'warning' | 'info'

/** The action button of a toast, which stays until it is pressed or closed. */
export type ToastOffer = { label: string; onClick: () => void }

/** What listeners, thunks and endpoints use of the world outside the store, injected so that tests can pass fakes. */
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

/** The `extra` of a thunk, an endpoint and a listener: the services, and what the store adds for requests. */
export type Extra = Services & {
  session: CurrentSession
  /** The turns of each list, by its name. */
  mutexes: Record<string, Mutex>
  /** Answers every request in a store that only renders. */
  respond?: Send
}

/** Takes what RTK Query passes to an endpoint or its base query, whose `extra` has no type; returns it with its type. */
export const extraOf = ({ extra }: Pick<BaseQueryApi, 'extra'>) => extra as Extra
