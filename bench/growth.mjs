import { DESK, metricsOf, openPage, untilOpen } from './browser.mjs'
import { observe, watchPainting } from './observe.mjs'
import { median } from './statistics.mjs'

/** How many products the listing is opened with. */
const SIZES = [20, 1_000, 10_000, 100_000]

/** Letters that some garments have and others have not. Each is typed and taken back. */
const LETTERS = ['j', 'z', 'k', 'u', 'j', 'z', 'k']

/** So many frames are scrolled through, so many pixels each: a fast wheel. */
const FRAMES = 180
const STEP = 120

/** What a catalogue of each size costs at the machine's full speed. */
export async function grow(browser, { address }) {
  const held = {}
  for (const size of SIZES) held[size] = await open(browser, address, size)
  return held
}

async function open(browser, address, size) {
  const localStorage = [
    { name: 'perfN', value: String(size) },
    { name: 'perfDelay', value: '0' },
  ]
  const context = await browser.newContext({
    ...DESK,
    storageState: { cookies: [], origins: [{ origin: address, localStorage }] },
  })
  const { page, session } = await openPage(context, { isSlow: false })
  page.setDefaultTimeout(90_000)
  await page.addInitScript(observe, { first: 'main li[aria-label] h2' })
  await page.goto(`${address}/products`)
  await page.waitForFunction(() => window.bench.firstSeen > 0)
  await untilOpen(page)
  // The work in slices goes on behind the first cards.
  await page.waitForLoadState('networkidle')
  await session.send('HeapProfiler.collectGarbage')
  const { firstSeen, tasks, cls } = await page.evaluate(() => window.bench)
  const { Nodes, JSHeapUsedSize } = await metricsOf(session)
  const { pressed, takenBack } = await type(page)
  const figures = {
    'first card': firstSeen,
    'blocked while opening': tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    'DOM nodes': Nodes,
    'heap MB': JSHeapUsedSize / 1_000_000,
    CLS: cls,
    'key press': median(pressed),
    Backspace: median(takenBack),
    'scroll frame, 95th percentile': await scroll(page),
  }
  await context.close()
  return figures
}

async function type(page) {
  await page.getByRole('banner').locator('input[name="search"]').focus()
  const press = async (key) => {
    await page.evaluate(watchPainting, 'keydown')
    await page.keyboard.press(key)
    return page.evaluate(() => window.painted)
  }
  const pressed = []
  const takenBack = []
  for (const letter of LETTERS) {
    pressed.push(await press(letter))
    takenBack.push(await press('Backspace'))
  }
  return { pressed, takenBack }
}

/** From the middle of the page on; a short page ends before, and stands still. */
function scroll(page) {
  return page.evaluate(
    async ({ frames, step }) => {
      const frame = () => new Promise(requestAnimationFrame)
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
      return times.toSorted((a, b) => a - b)[Math.floor(frames * 0.95)]
    },
    { frames: FRAMES, step: STEP },
  )
}
