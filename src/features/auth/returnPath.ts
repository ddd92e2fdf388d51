import type { Location } from 'react-router-dom'
import { isRecord } from '@/shared/json/isRecord'
import { paths } from '@/shared/paths'
import type { Interrupted } from './interrupted'

/** What the address of the log-in carries along, out of sight: where the shopper came from, and for what. */
export type ReturnState = { from: string; interrupted?: Interrupted }

// Read as a browser reads it, for which /\elsewhere and /.//elsewhere lead away as //elsewhere does.
const isOurs = (path: string): boolean => {
  try {
    const { origin, pathname } = new URL(path, window.location.origin)
    return path.startsWith('/') && origin === window.location.origin && !pathname.startsWith('//')
  } catch {
    return false
  }
}

/** Where to go after logging in: the place of this shop that was remembered, or home. */
export const returnPathOf = ({ state }: Location): string => {
  const from = isRecord(state) ? state.from : undefined
  return typeof from === 'string' && isOurs(from) ? from : paths.home
}
