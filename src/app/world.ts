import type { NavigateOptions } from 'react-router-dom'
import type { UserId } from '@/contract'

export type ToastKind = 'success' | 'warning' | 'info'

/** What a toast lets the shopper do about what it tells. */
export type ToastOffer = {
  label: string
  act: () => void
  /** It waits until it is answered or closed, instead of going by itself. */
  stays?: boolean
}

/** What the shop knows of a server that runs in its page. */
export type ServerInPage = {
  resetAccounts: () => Promise<void>
  /** Resolves when a newer release has taken over what the server stores. */
  newerData: Promise<void>
  /** Fetches what its calls about shoppers need. */
  prepareAccounts: () => Promise<void>
}

/** Everything outside the store that a listener may touch. Tests can pass a world of their own. */
export type World = {
  navigate: (to: string, options?: NavigateOptions) => void
  pathname: () => string
  /** What the current entry of the history carries along, out of sight. */
  locationState: () => unknown
  /** Shows a toast, with a button where there is an offer. */
  toast: (kind: ToastKind, text: string, offer?: ToastOffer) => void
  /** Lets the version of the shop that waits take over, and opens this page in it. */
  takeUpdate: () => Promise<void>
  log: (text: string) => void
  /** Removes the stored session, whichever release stored it. */
  removeSession: () => void
  /** Tells the other tabs of this browser that this shopper's lists have changed; null where it may be anybody's. */
  tellOtherTabs: (owner: UserId | null) => void
  /** Lets the mock server begin again, with nothing but its seeds. A real server has no such thing. */
  resetAccounts?: ServerInPage['resetAccounts']
}
