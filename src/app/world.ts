import type { NavigateOptions } from 'react-router-dom'
import type { UserId } from '@/contract'

export type ToastKind = 'success' | 'warning' | 'info'

/** Everything outside the store that a listener may touch. Tests can pass a world of their own. */
export type World = {
  navigate: (to: string, options?: NavigateOptions) => Promise<void>
  pathname: () => string
  /** What the current entry of the history carries along, out of sight. */
  locationState: () => unknown
  /** Shows a toast; with `undo`, which takes back what it tells of, it has a button for that. */
  toast: (kind: ToastKind, text: string, undo?: () => void) => void
  log: (text: string) => void
  /** Tells the other tabs of this browser that this shopper's lists have changed; null where it may be anybody's. */
  tellOtherTabs: (owner: UserId | null) => void
  /** Lets the mock server begin again, with nothing but its seeds. A real server has no such thing. */
  resetAccounts?: () => Promise<void>
}
