import { DESK, metricsOf, openPage } from './browser.mjs'
import { observe, watchPainting } from './observe.mjs'

/** How many products the listing is opened with. */
const SIZES = [20, 1_000, 10_000]

/** What a catalogue of each size costs at the machine's full speed. */
export async function grow(browser, { address }) {
  const held = {}
  for (const size of SIZES) held[size] = await open(browser, `${address}/products?perfN=${size}&perfDelay=0`)
  return held
}

async function open(browser, address) {
  const context = await browser.newContext(DESK)
  const { page, session } = await openPage(context, { isSlow: false })
  page.setDefaultTimeout(90_000)
  const first = 'main li[aria-label] h2'
  await page.addInitScript(observe, { first })
  await page.goto(address)
  await page.waitForFunction(() => window.bench.firstSeen > 0)
  await page.getByRole('searchbox').focus()
  const { firstSeen, tasks } = await page.evaluate(() => window.bench)
  const { Nodes } = await metricsOf(session)
  const press = async (key) => {
    await page.evaluate(watchPainting, 'keydown')
    await page.keyboard.press(key)
    return page.evaluate(() => window.painted)
  }
  const figures = {
    'first card': firstSeen,
    'blocked while opening': tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    'DOM nodes': Nodes,
    'key press': await press('j'),
    'key taken back': await press('Backspace'),
  }
  await context.close()
  return figures
}
