// What the shop knows of a server that runs in the page: types alone, so that a build for a real server has no byte of it.
import type { Observable } from './observable'
import type { Traffic } from './traffic'

/** A call by its title, such as 'POST user/cart/{productId}', or every call. */
export type FaultyCall = string
export type AllCalls = 'all'

/** The default latency, in ms. */
export type DefaultLatency = 400

/** How a request fails. 'response lost': the server handles it, then the network fails. */
export type Failure = 'status 500' | 'network' | 'timeout' | 'never responds' | 'response lost'

/** What happens to the requests of a call: they fail, or their responses are late. */
export type Fault = {
  id: number
  call: FaultyCall
  how: Failure | 'latency'
  /** The latency in ms, in the place of the default one. */
  ms?: number
  /** The number of requests to which it still applies; null if it applies until it is removed. */
  left: number | null
}

/** The latency and the faults of this tab, which the request tester sets (specification, section 2). */
export type Faults = Observable<Fault[]> & {
  /** Adds a fault after the others; a latency replaces that of the same call. */
  add: (fault: Omit<Fault, 'id'>) => void
  remove: (id: number) => void
  removeAll: () => void
}

/** What the app may use of a server that runs in the page. */
export type InPageServer = {
  /** Loads the code of the accounts, so that the first request that needs it does not wait. */
  prepareAccounts: () => Promise<void>
  /** Loads the latency and the faults of this tab, which apply from then on, and shows them on every page. */
  faults: () => Promise<Faults>
  /** The calls of this page. */
  traffic: Traffic
  /** Deletes all accounts and restores the seeds; throws 503 where a newer release has stored them. */
  resetAccounts: () => Promise<void>
  /**
   * Takes the token of a session; moves the newest order of its account that is neither delivered nor cancelled one
   * step forward, as the owner of a real shop does. Resolves with whether there is one; throws 401 for an invalid token.
   */
  advanceLatestOrder: (token: string) => Promise<boolean>
}
