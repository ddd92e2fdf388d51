/**
 * A part of what is said: as it is, or a pattern.
 * @typedef {string | RegExp} Words
 */

/**
 * What shall be heard after some keys.
 * @typedef {object} Expectation
 * @property {Words[]} [hears] in this order, and each once
 * @property {Words[]} [never]
 */

const escapeText = (/** @type {string} */ text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const patternOf = (/** @type {Words} */ words) =>
  words instanceof RegExp
    ? new RegExp(words.source, `${words.flags.replace('g', '')}g`)
    : new RegExp(escapeText(words), 'g')

/** Whether the words were said. */
export const isHeard = (/** @type {string} */ heard, /** @type {Words} */ words) =>
  patternOf(words).test(heard)

/**
 * Returns the first of the expected words that were not said, or not after the words before them.
 * @param {string} heard
 * @param {Expectation} expectation
 */
export const findMissing = (heard, { hears = [] }) => {
  let at = 0
  return hears.find((words) => {
    const pattern = patternOf(words)
    pattern.lastIndex = at
    const found = pattern.exec(heard)
    at = pattern.lastIndex
    return !found
  })
}

/**
 * What differs from the expectation, a sentence for each.
 * @param {string} heard
 * @param {Expectation} expectation
 */
export const compare = (heard, expectation) => {
  const { hears = [], never = [] } = expectation
  const missing = findMissing(heard, expectation)
  const times = (/** @type {Words} */ words) => [...heard.matchAll(patternOf(words))].length
  return [
    ...(missing === undefined ? [] : [`${missing} was not heard${times(missing) > 0 ? ' in its turn' : ''}`]),
    ...hears.filter((words) => times(words) > 1).map((words) => `${words} was heard ${times(words)} times`),
    ...never.filter((words) => times(words) > 0).map((words) => `${words} was heard`),
  ]
}
