import type { Faults } from './faults'
import type { Traffic } from './traffic'

/** What the app may use of a server that runs in the page. */
export type InPageServer = {
  /** Loads the code of the accounts, so that the first request that needs it does not wait. */
  prepareAccounts: () => Promise<void>
  /**
   * Resolves when a request meets accounts that a newer release has stored; else it stays pending. The server leaves
   * them alone and responds with 503 to every request about an account. The page should be reloaded.
   */
  newerData: Promise<void>
  /** Loads the latency and the faults of this tab, which apply from then on, and shows them on every page. */
  faults: () => Promise<Faults>
  /** The calls of this page. */
  traffic: Traffic
  /** Deletes all accounts and restores the seeds; throws 503 where a newer release has stored them. */
  resetAccounts: () => Promise<void>
}
