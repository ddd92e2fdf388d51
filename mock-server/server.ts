import { createServer } from 'miragejs'
import { API_DELAY_MS, API_NAMESPACE } from '../src/contract'
import { growTo } from './catalogue'
import { once } from './once'
import { type PerfOverrides, readPerfOverrides } from './perfOverrides'
import { answerAlways, type Verb } from './respond'
import { routesFor } from './routes'
import type { SeededShopper, ShopperSeed } from './seedShopper'

export type MockServerOptions = {
  /** 'test' answers without latency. 'production' unless told. */
  environment?: 'production' | 'test'
  /** Latency of every answer, in ms: 400 by default, 0 in tests (specification, section 9). */
  delay?: number
}

export type MockServer = {
  /** Stops the server; `fetch` and `XMLHttpRequest` are the page's own again. */
  shutdown: () => void
  /** Fetches what the calls about shoppers need, so that the first of them does not wait for it. */
  prepareAccounts: () => Promise<void>
  /**
   * Resolves when this page turns out to be older than what the browser stores: a newer release has changed the
   * database, or is about to. The server goes on in memory with the accounts that it could read, and refuses with
   * 503 what would be lost by a reload, which is all that helps. It never resolves otherwise, and never rejects.
   */
  newerData: Promise<void>
  /** Forgets every shopper, and puts the seeded ones back. */
  resetAccounts: () => Promise<void>
  /** Registers a shopper with a cart and a wishlist, for tests that begin with one. */
  seedShopper: (seed?: ShopperSeed) => Promise<SeededShopper>
  /**
   * Makes a route fail with 500 from now on, for tests of what a shopper then sees. Takes a verb and
   * a path as the routes write it, such as '/user/cart/:productId'; returns a function that mends
   * it. Throws when there is no such route.
   */
  breakRoute: (verb: Verb, path: string) => () => void
}

/**
 * Starts the mock API of the specification's section 7 in this page. From then on fetch and
 * XMLHttpRequest are Mirage's: requests under /api are answered here, the rest of this origin goes
 * to the network. Start it before anything builds a request, and only one at a time.
 */
export const startMockServer = (options: MockServerOptions = {}): MockServer => {
  const { environment = 'production' } = options
  const overrides: PerfOverrides = environment === 'test' ? { delay: 0 } : readPerfOverrides()
  const { delay = overrides.delay ?? API_DELAY_MS } = options
  const grown = overrides.count === undefined ? undefined : growTo(overrides.count)
  let onNewerData = () => {}
  const newerData = new Promise<void>((resolve) => {
    onNewerData = resolve
  })
  const shoppers = once(async () => {
    const { openShoppers } = await import(/* webpackChunkName: "accounts" */ './shoppers')
    // A test begins with nothing but the seeds, and has no page to outlive.
    return openShoppers(environment !== 'test', onNewerData)
  })
  const broken = new Set<string>()
  const routes = routesFor(async () => (await shoppers()).handlers)

  const server = createServer({
    environment,
    trackRequests: false,
    useDefaultPassthroughs: false,
    routes() {
      // Mirage ignores the option of this name.
      this.logging = false
      this.namespace = API_NAMESPACE
      for (const { verb, path, handler } of routes) {
        const answer = answerAlways(async (request) => {
          if (grown) await grown
          if (broken.has(`${verb} ${path}`)) throw new Error('The route was broken on purpose.')
          return handler(request)
        })
        this[verb](path, answer)
      }
      this.namespace = ''
      this.passthrough()
    },
  })
  // Set afterwards, because Mirage's own test environment would overrule an earlier one.
  server.timing = delay

  return {
    shutdown: () => server.shutdown(),
    prepareAccounts: async () => void (await shoppers()),
    newerData,
    resetAccounts: async () => (await shoppers()).resetAccounts(),
    seedShopper: async (seed = {}) => (await shoppers()).seedShopper(seed),
    breakRoute: (verb, path) => {
      const key = `${verb} ${path}`
      if (!routes.some((route) => `${route.verb} ${route.path}` === key)) throw new Error(`No route ${key}.`)
      broken.add(key)
      return () => void broken.delete(key)
    },
  }
}
