import { toServer } from '@/shared/api/apiUrl'
import type { RequestType } from './exchange'

/** A path on this host (under /api: the server's) or a whole http(s) address, made absolute; null for anything else. */
export const readAddress = (endpoint: string): string | null => {
  try {
    const { origin } = window.location
    const address = new URL(endpoint.trim(), origin)
    const { protocol, username, password } = address
    const isSafe = /^https?:$/.test(protocol) && username === '' && password === ''
    return isSafe ? toServer(address).href.replace(/#.*$/, '') : null
  } catch {
    return null
  }
}

export const endpointError = (endpoint: string): string | undefined => {
  if (endpoint.trim() === '') return 'Endpoint is required.'
  return readAddress(endpoint) === null
    ? 'Endpoint must be a path such as /api/products, or an HTTP URL.'
    : undefined
}

/** The specification's section 5: an empty or invalid body is refused. A GET carries none, so it has no say. */
export const bodyError = (reqType: RequestType, body: string): string | undefined => {
  if (reqType === 'GET') return undefined
  try {
    JSON.parse(body)
    return undefined
  } catch {
    return 'Error in JSON format'
  }
}
