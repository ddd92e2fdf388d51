import type { Observable } from '../observable'

/**
 * The latency and the faults that the mock server can be told to have, in this tab. They are no part of the API: a
 * real server knows nothing of them.
 */

/** A call by its title (`titleOf`), such as 'POST user/cart/{productId}', or every call. */
export type FaultyCall = string
export const ALL_CALLS: FaultyCall = 'all'

/** How a request fails. 'response lost': the server handles it, then the network fails. */
export const failures = ['status 500', 'network', 'timeout', 'never responds', 'response lost'] as const
export type Failure = (typeof failures)[number]

/** What happens to the requests of a call: they fail, or their responses are late. */
export type Fault = {
  id: number
  call: FaultyCall
  how: Failure | 'latency'
  /** The latency in ms, in the place of the default one. */
  ms?: number
  /** The number of requests that it is still for; null until it is removed. */
  left: number | null
}
export const MAX_LATENCY_MS = 60_000
export const MAX_TIMES = 1_000

/** The mock server's service for them. */
export type Faults = Observable<Fault[]> & {
  /** Adds a fault after the others; a latency replaces that of the same call. */
  add: (fault: Omit<Fault, 'id'>) => void
  remove: (id: number) => void
  removeAll: () => void
}
