/** @import { Browser } from '@playwright/test' */
/** @import { InteractionTarget } from './types' */
/** @typedef {{ script: number, layouts: number }} Cost */
/** @typedef {{ name: string, ph: string, ts: number, dur: number, tdur: number, pid: number, tid: number, args: { data?: { type?: string } } }} TraceEvent */
import { CHARACTER, openListing } from './interactions.mjs'

/** Events within so many ms after a key are attributed to it. */
const ATTRIBUTION_WINDOW = 500
/** Pause between keys, in ms: the shop announces the number of products when typing pauses. */
const PAUSE = 1000

const SCRIPT = ['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'v8.compile']
const RENDERING = ['UpdateLayoutTree', 'Layout']

/** Script time and layouts of a character typed into the search and of Backspace, without throttling. */
export async function measureKeyPresses(
  /** @type {Browser} */ browser,
  /** @type {InteractionTarget} */ target,
) {
  const { page, close } = await openListing(browser, target, { isSlow: false })
  // Loads beforehand the images that filtering scrolls into view, and the code that the field loads on first use.
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  await page.waitForTimeout(PAUSE)
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  for (const key of [CHARACTER, 'Backspace']) {
    await page.keyboard.press(key)
    await page.waitForTimeout(PAUSE)
  }
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  await close()
  const [press, backspace] = /** @type {[Cost, Cost]} */ (costsOf(traceEvents))
  return {
    'key press: script, ms': press.script,
    'key press: layouts': press.layouts,
    'Backspace: script, ms': backspace.script,
    'Backspace: layouts': backspace.layouts,
  }
}

/** The cost of each key in a trace. */
function costsOf(/** @type {TraceEvent[]} */ events) {
  const isEvent = (/** @type {string} */ type) => (/** @type {TraceEvent} */ event) =>
    event.name === 'EventDispatch' && event.args.data?.type === type
  const byTime = events.filter(({ ph }) => ph === 'X').toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)
  return byTime.filter(isEvent('keydown')).map(({ ts, pid, tid }) => {
    const attributed = byTime.filter(
      (event) =>
        event.pid === pid && event.tid === tid && event.ts >= ts && event.ts < ts + ATTRIBUTION_WINDOW * 1000,
    )
    const input = /** @type {TraceEvent} */ (attributed.find(isEvent('input')))
    return {
      script: scriptIn(attributed),
      // The browser lays out the field before the input event, in the baseline too.
      layouts: attributed.filter(({ name, ts }) => name === 'Layout' && ts >= input.ts).length,
    }
  })
}

/**
 * CPU time of the outermost scripts, in ms, without forced style and layout: these are counted separately, and would
 * otherwise run with the frame.
 */
function scriptIn(/** @type {TraceEvent[]} */ events) {
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
