import type { NavigateOptions } from 'react-router-dom'

export type ToastKind = 'success' | 'warning' | 'info'

/** Everything outside the store that a listener may touch. Tests can pass a world of their own. */
export type World = {
  navigate: (to: string, options?: NavigateOptions) => Promise<void>
  pathname: () => string
  toast: (kind: ToastKind, text: string) => void
  log: (text: string) => void
}
