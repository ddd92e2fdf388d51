import { act, cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createShop, type Shop } from '@/app/createShop'
import { ShopApp } from '@/app/ShopApp'
import { loadToaster } from '@/app/toasting'
import { api } from '@/shared/api/api'
import { startMockServer } from '../../mock-server'
import { releaseRequests, watchRequests } from './requests'

type MockServer = ReturnType<typeof startMockServer>
type ShopperSeed = Parameters<MockServer['seedShopper']>[0]

type Options = {
  /** Whoever is logged in, with what they have; a visitor unless told. */
  shopper?: ShopperSeed
  /** What the entry of the history carries along, as the router keeps it. */
  state?: unknown
  /** What else has to be so before the shop opens. */
  before?: (server: MockServer) => unknown
}

let servers: MockServer[] = []
let shops: Shop[] = []

const resetAccounts = async () => {
  await servers.at(-1)?.resetAccounts()
}

/**
 * Opens the whole shop at a path, as main.tsx does: a fresh mock server, the real store, the real
 * router, the session that the browser kept. Gives a user whose hands do the rest, and the requests
 * that were sent. Each test's shop is closed by itself, and its spies with it.
 */
export const renderShop = async (path: string, { shopper, state = null, before }: Options = {}) => {
  const server = startMockServer({ environment: 'test' })
  servers.push(server)
  const requests = watchRequests()
  if (shopper) {
    const { token, user } = await server.seedShopper(shopper)
    localStorage.setItem('loginItems', JSON.stringify({ token, user }))
  }
  await before?.(server)
  window.history.replaceState({ usr: state, key: 'first', idx: 0 }, '', path)
  await open()
  return { user: userEvent.setup(), server, requests, address, reload }
}

const open = async () => {
  const shop = await createShop({ resetAccounts })
  shops.push(shop)
  await loadToaster()
  await act(async () => {
    render(<ShopApp {...shop} />)
  })
}

/** Where the shopper is: path, query and hash. */
const address = () => window.location.pathname + window.location.search + window.location.hash

const leave = async () => {
  releaseRequests()
  cleanup()
  for (const { persistor, store, history, leaveOtherTabs } of shops) {
    leaveOtherTabs()
    persistor.pause()
    // What is under way ends with this shop: an answer must not reach the next one.
    await Promise.allSettled(store.dispatch(api.util.getRunningQueriesThunk()))
    await Promise.allSettled(store.dispatch(api.util.getRunningMutationsThunk()))
    store.dispatch(api.util.resetApiState())
    history.dispose()
  }
  shops = []
}

/** Opens the page anew, as the browser does: only what it kept is still there. */
const reload = async () => {
  await leave()
  await open()
}

// The shop redraws itself whenever the server answers, as it does in a browser. React's test mode
// expects every redrawing to be asked for by the test, and complains about all others.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
})

afterEach(async () => {
  // Spies first: one may stand in for what the mock server puts back when it stops.
  jest.restoreAllMocks()
  await leave()
  for (const server of servers) server.shutdown()
  servers = []
  localStorage.clear()
})
