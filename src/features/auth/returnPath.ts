import { isRecord } from '@resham/contract'
import type { Location } from 'react-router-dom'
import { ORIGIN } from '@/shared/routing/browserLocation'
import { paths } from '@/shared/routing/paths'

/** The action that a visitor started before having to log in: a mutation, and what it is about. */
export type InterruptedAction = { endpoint: string; arg: { _id: string } }

/** The location state of /login: the path to return to, and the action to replay after the login. */
export type ReturnState = { from: string; interrupted?: InterruptedAction }

// Parsed as a browser does: /\elsewhere and /.//elsewhere leave the site just as //elsewhere does.
const isInternal = (path: string): boolean => {
  try {
    const { origin, pathname } = new URL(path, ORIGIN)
    return path.startsWith('/') && origin === ORIGIN && !pathname.startsWith('//')
  } catch {
    return false
  }
}

/** Where to go after logging in: the remembered path, if it is an internal one, or home. */
export const readReturnPath = ({ state }: Location): string => {
  const from = isRecord(state) ? state.from : undefined
  return typeof from === 'string' && isInternal(from) ? from : paths.home
}
