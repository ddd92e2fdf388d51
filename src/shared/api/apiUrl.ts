import { API_NAMESPACE } from '@/contract'

/**
 * The real server that this build was made for (`API_URL`), as what stands before `/api`; empty where the mock
 * server answers, on this host.
 */
const realServer = process.env.API_URL ?? ''

/** Whether a server of the owner's stands behind the shop, which has accounts and no demo data. */
export const isServerReal = realServer !== ''

const ROOT = realServer || window.location.origin

/** Every call goes to an address under this one. */
export const apiUrl = `${ROOT}/${API_NAMESPACE}`

const CALL = new RegExp(`^/${API_NAMESPACE}(/|$)`)

/** Takes an address; one under this host's /api is a call, and becomes the server's. */
export const toServer = (address: URL): URL => {
  const isCall = address.origin === window.location.origin && CALL.test(address.pathname)
  return isCall ? new URL(ROOT + address.pathname + address.search) : address
}
