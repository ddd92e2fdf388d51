import { LETTER, openListing } from './interactions.mjs'

/** What follows a key within so many ms is of this key. */
const FOLLOWS = 500
/** Until then nothing is pressed: after a rest the shop says how many products are left. */
const REST = 1000

const SCRIPT = ['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'v8.compile']
const RENDERING = ['UpdateLayoutTree', 'Layout']

/** What a letter in the search, and taking it back, cost at the machine's full speed: script and layouts. */
export async function countKeyPresses(browser, target) {
  const { page, close } = await openListing(browser, target, { isSlow: false })
  // What comes over the line is there, with the pictures that a letter brings into view and what the field fetches
  // when it is first in use.
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  await page.waitForTimeout(REST)
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  for (const key of [LETTER, 'Backspace']) {
    await page.keyboard.press(key)
    await page.waitForTimeout(REST)
  }
  const { traceEvents } = JSON.parse(await browser.stopTracing())
  await close()
  const [press, takenBack] = costsOf(traceEvents)
  return {
    'key press: script, ms': press.script,
    'key press: layouts': press.layouts,
    'Backspace: script, ms': takenBack.script,
    'Backspace: layouts': takenBack.layouts,
  }
}

/** What each key of a trace costs. */
function costsOf(events) {
  const isEvent = (type) => (event) => event.name === 'EventDispatch' && event.args.data?.type === type
  const byTime = events.filter(({ ph }) => ph === 'X').toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)
  return byTime.filter(isEvent('keydown')).map(({ ts, pid, tid }) => {
    const own = byTime.filter(
      (event) => event.pid === pid && event.tid === tid && event.ts >= ts && event.ts < ts + FOLLOWS * 1000,
    )
    const input = own.find(isEvent('input'))
    return {
      script: scriptIn(own),
      // The browser itself lays the field out before the page hears of a letter, in the floor as in the shop.
      layouts: own.filter(({ name, ts }) => name === 'Layout' && ts >= input.ts).length,
    }
  })
}

/**
 * The processor's time for the outermost scripts, in ms, without the styles and layouts within them: those have a
 * figure of their own, and would come with the frame.
 */
function scriptIn(events) {
  let sum = 0
  let scriptEnd = 0
  let renderingEnd = 0
  for (const { name, ts, dur, tdur } of events) {
    if (SCRIPT.includes(name) && ts >= scriptEnd) {
      scriptEnd = ts + dur
      sum += tdur
    }
    if (RENDERING.includes(name) && ts < scriptEnd && ts >= renderingEnd) {
      renderingEnd = ts + dur
      sum -= tdur
    }
  }
  return sum / 1000
}
