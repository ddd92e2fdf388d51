import { setTimeout as sleep } from 'node:timers/promises'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { DEFAULT_LATENCY_MS } from '@resham/mock-server/latency'
import { LIFTED_RESPONSE, RESPONSE } from '../../../src/testing/requestLimits'
import { findBrowser } from './findBrowser'
import { waitForHydration } from './hydration'
import { withServer } from './serverFixture'

export type Options = {
  /**
   * Settings of the mock server. It responds immediately, except in tests of its latency, which delay the requests to a
   * real server too.
   */
  performanceTestSettings: { perfDelay?: number; perfN?: number }
  /** Whether each test has a reference server and a database of its own, instead of the mock server. */
  hasRealServer: boolean
  /** How many products that server has; 0 for the seeds. */
  products: number
  /** The ids of further products that it has. */
  productIds: string[]
  /** The origin that it writes into pages and sitemap; '' for none. */
  siteUrl: string
}

/** The default latency of the mock server (specification, section 9). */
export const LATENCY = { perfDelay: DEFAULT_LATENCY_MS }

type ErrorChecks = {
  /** Patterns of the errors that a test provokes on purpose. */
  expectedErrors: RegExp[]
  /** Fails the test on other errors, and on requests to other hosts. */
  failOnErrors: undefined
}

type SecondBrowser = {
  /** A page in another browser, where nothing is stored. Its errors fail the test too. */
  secondBrowser: Page
}

/**
 * Playwright's `test`, in the browser that `findBrowser` finds. A console error or warning, an uncaught error or a
 * request to another host, on any page, fails the test at its end. A test that provokes one on purpose expects it
 * first: `expectedErrors.push(/status of 404/)`.
 */
export const test = base.extend<Options & ErrorChecks & SecondBrowser>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ...findBrowser() })
    },
    { scope: 'worker' },
  ],
  performanceTestSettings: [{ perfDelay: 0 }, { option: true }],
  hasRealServer: [false, { option: true }],
  products: [0, { option: true }],
  productIds: [[], { option: true }],
  siteUrl: ['', { option: true }],
  baseURL: async ({ baseURL, hasRealServer, products, productIds, siteUrl }, use, testInfo) => {
    if (hasRealServer) await withServer(use, testInfo, { products, productIds, siteUrl })
    else await use(baseURL)
  },
  storageState: ({ baseURL, performanceTestSettings }, use) => {
    const localStorage = Object.entries(performanceTestSettings).map(([name, value]) => ({
      name,
      value: String(value),
    }))
    return use({ cookies: [], origins: [{ origin: new URL(baseURL ?? '').origin, localStorage }] })
  },
  context: async ({ context, hasRealServer, performanceTestSettings }, use) => {
    const { perfDelay = 0 } = performanceTestSettings
    // Requests to the mock server never leave the page.
    if (hasRealServer && perfDelay > 0)
      await context.route('**/api/**', async (route) => {
        await sleep(perfDelay)
        await route.continue()
      })
    await use(context)
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  expectedErrors: async ({}, use) => {
    await use([])
  },
  failOnErrors: [
    async ({ context, baseURL, expectedErrors }, use) => {
      const checkErrors = await watch(context, baseURL, expectedErrors)
      await use(undefined)
      checkErrors()
    },
    { auto: true },
  ],
  secondBrowser: async ({ browser, baseURL, expectedErrors }, use) => {
    const context = await browser.newContext()
    const checkErrors = await watch(context, baseURL, expectedErrors)
    await use(await context.newPage())
    await context.close()
    checkErrors()
  },
})

export { expect }

/** Logged by Playwright where a configuration blocks service workers. */
export const SERVICE_WORKER_BLOCKED = 'Service Worker registration blocked by Playwright'

/** Watches the pages that a context opens from now on; returns a function that fails on unexpected errors so far. */
async function watch(
  context: BrowserContext,
  baseURL: string | undefined,
  expectedErrors: RegExp[],
): Promise<() => void> {
  context.on('page', waitOnNavigation)
  await context.addInitScript(recordToasts)
  await context.addInitScript(liftRequestLimit, [RESPONSE, LIFTED_RESPONSE] as const)
  const errors = recordErrors(context, new URL(baseURL ?? '').host)
  return () => {
    const unexpected = errors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)))
    expect(unexpected, 'unexpected errors during the test').toEqual([])
  }
}

/** Gives every request of the shop a minute: a busy machine answers late, and the shop would give up meanwhile. */
function liftRequestLimit([limit, lifted]: readonly [number, number]): void {
  const { setTimeout } = window
  window.setTimeout = ((handler: TimerHandler, delay?: number, ...args: unknown[]) =>
    setTimeout(handler, delay === limit ? lifted : delay, ...args)) as typeof setTimeout
}

/** Notes in a page the text of each toast, which goes after three seconds: a busy machine may look for it later. */
function recordToasts(): void {
  const noted = new WeakSet<Element>()
  const shownToasts: string[] = []
  Object.assign(window, { shownToasts })
  new MutationObserver(() => {
    for (const toast of document.getElementsByClassName('Toastify__toast')) {
      if (noted.has(toast)) continue
      noted.add(toast)
      shownToasts.push(toast.querySelector('span')?.textContent ?? '')
    }
  }).observe(document, { childList: true, subtree: true })
}

/** Makes `goto` and `reload` wait until the prerendered page is hydrated, except with `waitUntil: 'commit'`. */
function waitOnNavigation(page: Page): void {
  const { goto, reload } = page
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options)
    if (options?.waitUntil !== 'commit') await waitForHydration(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload.call(page, options)
    if (options?.waitUntil !== 'commit') await waitForHydration(page)
    return response
  }
}

/** On a busy machine a preloaded script may run after the three seconds that Chromium allows. */
const LATE_PRELOAD = /was preloaded using link preload but not used within a few seconds/

/** The browser reports this when a navigation begins while a picture moves: React Router does not catch it. */
const SKIPPED_TRANSITION = 'Transition was skipped'

/** Records errors and requests to other hosts, on all pages of a context. */
function recordErrors(context: BrowserContext, home: string): string[] {
  const errors: string[] = []
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    if (message.text() === SERVICE_WORKER_BLOCKED || LATE_PRELOAD.test(message.text())) return
    errors.push(`${message.type()}: ${message.text()} [${message.location().url}]`)
  })
  context.on('weberror', (event) => {
    const { message } = event.error()
    if (!message.startsWith(SKIPPED_TRANSITION)) errors.push(`uncaught: ${message}`)
  })
  const checkHost = (url: string) => {
    const { protocol, host } = new URL(url)
    if (/^(https?|wss?):$/.test(protocol) && host !== home) errors.push(`request to another host: ${url}`)
  }
  context.on('request', (request) => checkHost(request.url()))
  context.on('page', (page) => page.on('websocket', (socket) => checkHost(socket.url())))
  return errors
}
