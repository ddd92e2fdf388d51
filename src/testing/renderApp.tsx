import { startMockServer } from '@resham/mock-server'
import { createShopper, type NewShopper } from '@resham/mock-server/tests/createShopper'
import { act, cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { App } from '@/app/App'
import { untilFirstPageLoaded } from '@/app/router/untilFirstPageLoaded'
import { type AppInstance, createApp } from '@/app/startup/createApp'
import { loadToaster } from '@/app/toasts/lazyToaster'
import { api } from '@/shared/api/api'
import { resumeRequests, watchRequests } from './requests'

type MockServer = ReturnType<typeof startMockServer>

type Options = {
  /** The logged-in user with their lists; a visitor by default. */
  shopper?: NewShopper
  /** The router's state of the history entry. */
  state?: unknown
  /** Further set-up before the app starts. */
  before?: (server: MockServer) => unknown
}

let servers: MockServer[] = []
let apps: AppInstance[] = []

/** The services of the latest mock server. It is looked up on each call, because tests spy on it. */
const mockServer = {
  resetAccounts: async () => {
    await servers.at(-1)?.resetAccounts()
  },
  advanceLatestOrder: async (token: string) => (await servers.at(-1)?.advanceLatestOrder(token)) ?? false,
  faults: async () => {
    const faults = servers.at(-1)?.faults()
    if (!faults) throw new Error('No mock server runs.')
    return faults
  },
  get traffic() {
    return servers.at(-1)?.traffic
  },
}

/**
 * Takes a path and options; renders the whole app there, as `mountApp` renders a page that is not prerendered but without StrictMode, with a new mock server, the real store and
 * router, and the stored session. Returns a user, the server, the requests that were sent, and functions. It cleans up
 * after each test, and restores all mocks.
 */
export const renderApp = async (path: string, { shopper, state = null, before }: Options = {}) => {
  const server = startMockServer({ environment: 'test' })
  servers.push(server)
  const requests = watchRequests()
  if (shopper) {
    const { token, user } = await createShopper(server, shopper)
    localStorage.setItem('loginItems', JSON.stringify({ token, user }))
  }
  await before?.(server)
  window.history.replaceState({ usr: state, key: 'first', idx: 0 }, '', path)
  await open()
  return { user: userEvent.setup({ pointerEventsCheck: 0 }), server, requests, currentUrl, reload }
}

const open = async () => {
  const app = await createApp(mockServer)
  apps.push(app)
  await Promise.all([loadToaster(), untilFirstPageLoaded(app.router)])
  await act(async () => {
    render(<App {...app} />)
  })
}

/** The path, query and hash that a reload would open: filters reach them with a delay, or when the page is left. */
const currentUrl = () => {
  window.dispatchEvent(new Event('pagehide'))
  return window.location.pathname + window.location.search + window.location.hash
}

/** Waits until no request of the app is pending, and none waits for its turn. */
export const allAnswered = async () => {
  for (const { store } of apps) {
    await Promise.allSettled(store.dispatch(api.util.getRunningQueriesThunk()))
    await Promise.allSettled(store.dispatch(api.util.getRunningMutationsThunk()))
  }
}

const unmount = async () => {
  resumeRequests()
  cleanup()
  // What stands beside the app, such as a past page of the DevTools.
  document.body.replaceChildren()
  for (const { persistor, router, stopTabSync, stopRefetching } of apps) {
    router.dispose()
    stopTabSync()
    stopRefetching()
    persistor.pause()
  }
  // Pending requests must settle before the next app starts.
  await allAnswered()
  for (const { store } of apps) store.dispatch(api.util.resetApiState())
  apps = []
}

/** Reloads the page: only stored data survives. */
const reload = async () => {
  await unmount()
  await open()
}

// Responses re-render the app at any time, as in a browser. React would warn about that in its `act`
// environment.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
})

afterEach(async () => {
  // First, because a spy may replace what the mock server restores when it stops.
  jest.restoreAllMocks()
  await unmount()
  for (const server of servers) server.shutdown()
  servers = []
  localStorage.clear()
})
