/** @import { Browser, CDPSession } from '@playwright/test' */
/** @import { Certificate, Figures } from './types' */
import { DESKTOP, metricsOf, openBrowser, openPage, waitUntilHydrated } from './browser.mjs'

/** Numbers of navigations after which memory is measured. */
const CHECKPOINTS = [12, 60, 120, 240]

// Compiled code is on V8's heap too: V8 compiles and collects feedback for hundreds of navigations, and flushes code
// that ran once. In a second browser, which compiles nothing, the heap is what the shop itself retains.
const NO_COMPILATION = ['--js-flags=--jitless --no-flush-bytecode']

/** Navigates in a default browser and in one without compilation; returns what is retained at each checkpoint. */
export async function measureRetainedMemory(
  /** @type {Certificate} */ certificate,
  /** @type {{ url: string }} */ { url },
) {
  /** @type {Record<string, Figures>} */
  const retained = {}
  for (const [heap, args] of Object.entries({
    'heap kB': [],
    'heap kB without compilation': NO_COMPILATION,
  })) {
    const browser = await openBrowser(certificate, { args })
    try {
      for (const [navigations, { bytes, ...counts }] of await walk(browser, { url }))
        retained[navigations] = { ...retained[navigations], [heap]: bytes / 1000, ...counts }
    } finally {
      await browser.close()
    }
  }
  return retained
}

/** Cycles through home, listing, a product and the log-in. */
async function walk(/** @type {Browser} */ browser, /** @type {{ url: string }} */ { url }) {
  const context = await browser.newContext(DESKTOP)
  const { page, session } = await openPage(context, { isSlow: false })
  page.setDefaultTimeout(15_000)
  await page.goto(`${url}/products`)
  await waitUntilHydrated(page)
  // Some seconds after the start the shop adds its listeners to the service worker.
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  const header = page.getByRole('banner')
  const cards = page.getByRole('main').getByRole('listitem')
  const navigations = [
    () => cards.getByRole('link').first().click(),
    () => header.getByRole('link', { name: 'Resham' }).click(),
    () => header.getByRole('link', { name: 'Profile' }).click(),
    () => header.getByRole('link', { name: 'Products' }).click(),
  ]
  /** @type {[navigations: number, Awaited<ReturnType<typeof measure>>][]} */
  const retained = []
  for (let count = 1; count <= Math.max(...CHECKPOINTS); count += 1) {
    const before = page.url()
    await navigations[(count - 1) % navigations.length]?.()
    await page.waitForFunction(
      (previous) => location.href !== previous && document.activeElement?.tagName === 'H1',
      before,
    )
    // At a checkpoint the listing has rendered all its cards.
    if (count % navigations.length === 0) await cards.nth(19).waitFor()
    if (CHECKPOINTS.includes(count)) retained.push([count, await measure(session)])
  }
  await context.close()
  return retained
}

async function measure(/** @type {CDPSession} */ session) {
  // Twice: the second collects what the first left to finalisers.
  for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage')
  const { JSHeapUsedSize, Nodes, JSEventListeners } = await metricsOf(session)
  return { bytes: JSHeapUsedSize, nodes: Nodes, listeners: JSEventListeners }
}
