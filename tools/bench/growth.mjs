/** @import { Browser, Page } from '@playwright/test' */
/** @import { Figures } from './types' */
import { DESKTOP, metricsOf, openPage, waitUntilHydrated } from './browser.mjs'
import { observe, recordNextPaint } from './observe.mjs'
import { median } from './statistics.mjs'

/** Catalogue sizes of the mock server to measure. */
export const SIZES = [20, 500, 10_000]

/** Characters that only some products match. Each is typed and removed with Backspace. */
const CHARACTERS = ['j', 'z', 'k', 'u', 'j', 'z', 'k']

/** Frames to scroll, and pixels for each: a fast wheel. */
const FRAMES = 180
const STEP = 120

/** What tells the mock server how many products it has, and to answer at once. */
export const mockOf = (/** @type {number} */ size) => ({ perfN: `${size}`, perfDelay: '0' })

/**
 * Opens a listing, types into its search and scrolls, without throttling.
 * @param {Browser} browser
 * @param {string} url
 * @param {Record<string, string>} stored in localStorage
 */
export async function measureCatalog(browser, url, stored = {}) {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    ...DESKTOP,
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  })
  const { page, session } = await openPage(context, { isSlow: false })
  page.setDefaultTimeout(90_000)
  await page.addInitScript(observe, { first: 'main li[aria-label] h2' })
  await page.goto(`${url}/products`)
  await page.waitForFunction(() => window.bench.firstSeen > 0)
  await waitUntilHydrated(page)
  // The rest of 500 products follows the first page.
  await page.waitForLoadState('networkidle')
  await session.send('HeapProfiler.collectGarbage')
  const { firstSeen, tasks, cls } = await page.evaluate(() => window.bench)
  const { Nodes, JSHeapUsedSize } = await metricsOf(session)
  const { typed, removed } = await type(page)
  const figures = {
    'first card': firstSeen,
    'blocked while opening': tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    'DOM nodes': Nodes,
    'heap MB': JSHeapUsedSize / 1_000_000,
    CLS: cls,
    'key press': median(typed),
    Backspace: median(removed),
    'scroll frame, 95th percentile': await scroll(page),
  }
  await context.close()
  return figures
}

async function type(/** @type {Page} */ page) {
  await page.getByRole('banner').locator('input[name="search"]').focus()
  const press = async (/** @type {string} */ key) => {
    await page.evaluate(recordNextPaint, 'keydown')
    await page.keyboard.press(key)
    return page.evaluate(() => window.painted)
  }
  const typed = []
  const removed = []
  for (const character of CHARACTERS) {
    typed.push(await press(character))
    removed.push(await press('Backspace'))
  }
  return { typed, removed }
}

/** Scrolls down from the middle of the page, which may reach its end early. */
function scroll(/** @type {Page} */ page) {
  return page.evaluate(
    async ({ frames, step }) => {
      const frame = () => /** @type {Promise<number>} */ (new Promise(requestAnimationFrame))
      scrollTo(0, document.documentElement.scrollHeight / 2)
      for (let wait = 0; wait < 30; wait += 1) await frame()
      const times = []
      let before = await frame()
      for (let count = 0; count < frames; count += 1) {
        scrollBy(0, step)
        const now = await frame()
        times.push(now - before)
        before = now
      }
      return /** @type {number} */ (times.toSorted((a, b) => a - b)[Math.floor(frames * 0.95)])
    },
    { frames: FRAMES, step: STEP },
  )
}
