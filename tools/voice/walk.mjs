import { appendFileSync } from 'node:fs'
import { compare, findMissing, isHeard } from './expectations.mjs'

/** @import { Expectation, Words } from './expectations.mjs' */
/** @import { openSession } from './session.mjs' */

/**
 * A key, and what is heard then. With `until` the key is pressed repeatedly until these words are heard.
 * @typedef {Expectation & { press?: string, until?: Words, type?: string }} Step
 */

/**
 * @typedef {object} Journey
 * @property {string} name
 * @property {string} path where it begins, in a browser with a new profile
 * @property {Step[]} steps the first has no key: what is heard on arrival
 */

/** @typedef {Awaited<ReturnType<typeof openSession>>} Session */

// How often a key is pressed at most: no page has as many stops.
const MOST_PRESSES = 60

// On an idle machine; the reader waits longer on a busy one. Only what is never said takes as long as this.
const PATIENCE_MS = 12_000
const NEXT_PRESS_MS = 3_000
const PAUSE_MS = 500
const BROWSER_START_MS = 60_000

const describe = (/** @type {Step} */ { press, until, type }) => {
  if (type) return `typing '${type}'`
  return `${press ?? 'arrival'}${until ? ` until ${until}` : ''}`
}

/**
 * Does what a step says; returns the place in the log where its speech begins.
 * @param {Session} session
 * @param {Step} step
 */
const act = async ({ reader, keyboard }, { press, until, type }) => {
  let place = reader.here()
  if (type) keyboard.type(type)
  if (press) keyboard.press(press)
  for (let count = 1; press && until && count < MOST_PRESSES; count++) {
    await reader.waitForSilence(NEXT_PRESS_MS, place, Boolean)
    await reader.waitForSilence(PAUSE_MS)
    if (isHeard(reader.heardSince(place), until)) break
    place = reader.here()
    keyboard.press(press)
  }
  return place
}

/**
 * Walks a journey, and writes what is heard into the file. Returns what differs from the expectations.
 * @param {Journey} journey
 * @param {Session} session
 * @param {string} file
 */
export const walk = async ({ path, steps }, session, file) => {
  const { reader } = session
  const problems = []
  const start = reader.here()
  const close = session.open(path)
  await reader.waitForSilence(BROWSER_START_MS, start, (heard) => isHeard(heard, 'Finished loading'))

  for (const [index, step] of steps.entries()) {
    const place = index === 0 ? start : await act(session, step)
    await reader.waitForSilence(PATIENCE_MS, place, (heard) => findMissing(heard, step) === undefined)
    await reader.waitForSilence()
    const heard = reader.heardSince(place)
    const name = `${index + 1}. ${describe(step)}`
    appendFileSync(file, `${name}\n${heard.replace(/^/gm, '    ')}\n`)
    const isLost = step.until && !isHeard(heard, step.until)
    const differences = isLost ? ['these words were never heard'] : compare(heard, step)
    problems.push(...differences.map((difference) => `${name}: ${difference}`))
    if (isLost) break
  }
  await close()
  return problems
}
