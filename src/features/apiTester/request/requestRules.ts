import type { CallMethod } from '@resham/contract/resources/call'
import { apiUrl, toApiUrl } from '@/shared/api/apiUrl'
import { ORIGIN } from '@/shared/routing/browserLocation'

/**
 * Takes a path on this host or an HTTP URL; returns the absolute URL, for a path under /api that of the
 * server. Null for anything else.
 */
export const resolveEndpoint = (endpoint: string): string | null => {
  try {
    const url = new URL(endpoint.trim(), ORIGIN)
    const { protocol, username, password } = url
    const isSafe = /^https?:$/.test(protocol) && username === '' && password === ''
    return isSafe ? toApiUrl(url).href.replace(/#.*$/, '') : null
  } catch {
    return null
  }
}

/** Whether an endpoint is one of the API that the shop uses. */
export const isApiEndpoint = (endpoint: string): boolean =>
  resolveEndpoint(endpoint)?.startsWith(`${apiUrl}/`) ?? false

export const endpointError = (endpoint: string): string | undefined => {
  if (endpoint.trim() === '') return 'Endpoint is required.'
  return resolveEndpoint(endpoint) === null
    ? 'Endpoint must be a path such as /api/products, or an HTTP URL.'
    : undefined
}

/** Rejects an empty or invalid JSON body, except for a GET, which sends none. */
export const bodyError = (reqType: CallMethod, body: string): string | undefined => {
  if (reqType === 'GET') return undefined
  try {
    JSON.parse(body)
    return undefined
  } catch {
    return 'Error in JSON format'
  }
}
