import { API_NAMESPACE } from '@resham/contract'
import { ORIGIN } from '../routing/browserLocation'

/**
 * The URL of the real server (`API_URL` of the build), up to `/api`, or 'same-origin' where it serves the shop too;
 * empty with the mock server.
 */
const realServer = process.env.API_URL ?? ''

/** Whether the build uses a real server, which has no demo data. */
export const hasRealServer = realServer !== ''

const isSameOrigin = realServer === 'same-origin' || !hasRealServer
const ROOT = isSameOrigin ? ORIGIN : realServer

/** The base URL of all requests. */
export const apiUrl = `${ROOT}/${API_NAMESPACE}`

const API_PATH = new RegExp(`^/${API_NAMESPACE}(/|$)`)

/** Takes a URL; returns that of the real server if it is under this host's /api, else the same URL. */
export const toApiUrl = (url: URL): URL => {
  const isApi = url.origin === ORIGIN && API_PATH.test(url.pathname)
  return isApi ? new URL(ROOT + url.pathname + url.search) : url
}
