import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { API_DELAY_MS } from '../src/contract'
import { findBrowser } from './browser'

type Options = {
  /** What this journey changes about the mock server. It responds at once, unless a journey is about its latency. */
  perfOverrides: { perfDelay?: number; perfN?: number }
}

/** How long the mock server takes for a response unless told otherwise (specification, section 9). */
export const LATENCY = { perfDelay: API_DELAY_MS }

type Journey = {
  /** Texts of the console that this journey brings about on purpose. */
  expectedNoise: RegExp[]
  /** Fails the journey when its browser complains or leaves this host. */
  silence: undefined
}

/**
 * Playwright's `test`, on the browser that `findBrowser` finds. Every console error or warning, every
 * uncaught error and every request to another host fails the journey at its end, on all its pages.
 * A journey that means to provoke one says so first: `expectedNoise.push(/status of 404/)`.
 */
export const test = base.extend<Options & Journey>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ...findBrowser() })
    },
    { scope: 'worker' },
  ],
  perfOverrides: [{ perfDelay: 0 }, { option: true }],
  storageState: ({ baseURL, perfOverrides }, use) => {
    const localStorage = Object.entries(perfOverrides).map(([name, value]) => ({
      name,
      value: String(value),
    }))
    return use({ cookies: [], origins: [{ origin: new URL(baseURL ?? '').origin, localStorage }] })
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  expectedNoise: async ({}, use) => {
    await use([])
  },
  silence: [
    async ({ context, baseURL, expectedNoise }, use) => {
      context.on('page', waitForTheShop)
      const noise = listen(context, new URL(baseURL ?? '').host)
      await use(undefined)
      const unexpected = noise.filter((text) => !expectedNoise.some((pattern) => pattern.test(text)))
      expect(unexpected, 'complaints of the browser during the journey').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** What Playwright says itself where a configuration blocks workers. */
export const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright'

/**
 * What the build wrote ahead is on the screen before the shop is: a journey begins with the shop, unless it goes
 * on at once (`waitUntil: 'commit'`).
 */
function waitForTheShop(page: Page): void {
  const { goto, reload } = page
  const isOpen = () => page.waitForFunction(() => !document.querySelector('[data-prerendered]'))
  page.goto = async (address, options) => {
    const response = await goto.call(page, address, options)
    if (options?.waitUntil !== 'commit') await isOpen()
    return response
  }
  page.reload = async (options) => {
    const response = await reload.call(page, options)
    if (options?.waitUntil !== 'commit') await isOpen()
    return response
  }
}

/** A busy machine takes more than the three seconds in which Chromium expects a preloaded script to run. */
const LATE_PRELOAD = /was preloaded using link preload but not used within a few seconds/

/** Collects, from now on, whatever the pages of a context complain about or ask of another host. */
function listen(context: BrowserContext, home: string): string[] {
  const noise: string[] = []
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    if (message.text() === WORKER_BLOCKED || LATE_PRELOAD.test(message.text())) return
    noise.push(`${message.type()}: ${message.text()} [${message.location().url}]`)
  })
  context.on('weberror', (event) => noise.push(`uncaught: ${event.error().message}`))
  const visit = (address: string) => {
    const { protocol, host } = new URL(address)
    if (/^(https?|wss?):$/.test(protocol) && host !== home) noise.push(`request to another host: ${address}`)
  }
  context.on('request', (request) => visit(request.url()))
  context.on('page', (page) => page.on('websocket', (socket) => visit(socket.url())))
  return noise
}
