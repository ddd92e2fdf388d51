import type { InPageServer } from '@resham/browser'
import { createTraffic } from '@resham/browser'
import { API_NAMESPACE } from '@resham/contract'
import { createServer } from 'miragejs'
import type { Accounts } from './accounts'
import { hasStoredFaults } from './faults/hasStoredFaults'
import { withErrorResponses } from './http/respond'
import { DEFAULT_LATENCY_MS } from './latency'
import { memoizeAsync } from './memoizeAsync'
import { type PerformanceTestSettings, readPerformanceTestSettings } from './performanceTestSettings'
import { routesFor } from './routes'
import { withAbortReason } from './withAbortReason'

export type MockServerOptions = {
  /** 'test' has no latency and accounts in memory. 'production' by default. */
  environment?: 'production' | 'test'
  /** Latency of every response, in ms: 400 by default, 0 in tests (specification, section 9). */
  delay?: number
}

export type MockServer = InPageServer & {
  /** Applies what is stored for tests: this browser's number of products, this tab's latency and faults. */
  applyStoredSettings: () => Promise<void>
  /** Stops the server, and restores the page's own `fetch` and `XMLHttpRequest`. */
  shutdown: () => void
  /** The stored accounts, to which tests add users. */
  accounts: () => Promise<Accounts>
}

/**
 * Starts the mock API in this page (specification, section 7). Mirage replaces fetch and XMLHttpRequest:
 * requests under /api are handled here, the rest of this origin goes to the network. Start one server at a
 * time, before any `Request` is built.
 */
export const startMockServer = (options: MockServerOptions = {}): MockServer => {
  const { environment = 'production' } = options
  const overrides: PerformanceTestSettings =
    environment === 'test' ? { delay: 0 } : readPerformanceTestSettings()
  const { delay = overrides.delay ?? DEFAULT_LATENCY_MS } = options
  const loadAccounts = memoizeAsync(async () => {
    const { openAccountRoutes } = await import(/* webpackChunkName: "accounts" */ './routes/accountRoutes')
    // In tests the accounts do not survive, so that each test starts from the seeds.
    return openAccountRoutes(environment !== 'test')
  })

  const server = createServer({
    environment,
    trackRequests: false,
    useDefaultPassthroughs: false,
    routes() {
      // Mirage ignores the option `logging` of `createServer`.
      this.logging = false
      this.namespace = API_NAMESPACE
      for (const { verb, path, handler } of routesFor(loadAccounts)) {
        this[verb](path, withErrorResponses(handler))
      }
      this.namespace = ''
      this.passthrough()
    },
  })
  // The latency is set here, because Mirage's test environment overrides the option `timing`.
  server.timing = delay
  const { record, ...traffic } = createTraffic()
  // Faults replace `network.send`, inside of `record`, so that the traffic shows what they do.
  const network = { send: withAbortReason(window.fetch) }
  window.fetch = record(network)

  const faults = memoizeAsync(async () => {
    const { startFaults } = await import(/* webpackChunkName: "faults" */ './faults')
    return startFaults(server, network, delay)
  })

  return {
    applyStoredSettings: async () => {
      if (overrides.count !== undefined) {
        const { extendCatalog } = await import(/* webpackChunkName: "faults" */ './catalog/extendCatalog')
        extendCatalog(overrides.count)
      }
      if (hasStoredFaults()) await faults()
    },
    shutdown: () => server.shutdown(),
    prepareAccounts: async () => void (await loadAccounts()),
    faults,
    traffic,
    resetAccounts: async () => (await loadAccounts()).accounts.reset(),
    advanceLatestOrder: async (token) => (await loadAccounts()).advanceLatestOrder(token),
    accounts: async () => (await loadAccounts()).accounts,
  }
}
