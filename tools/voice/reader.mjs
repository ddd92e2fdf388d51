import { readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'

const POLL_MS = 100

// How long Orca has to log nothing. It logs whatever it notices, not only what it says.
const SILENCE_MS = 1_500

/** How many times as long as on an idle machine everything takes: as often as programs share a processor. */
const slowness = () => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())

const SPEECH = /^[\d:.]+ - SPEECH OUTPUT: '(.*?)'(?: voice=\w+)? ?(?:\{[^\n]*\})?$/gms

// React listens to all clicks at the root, which makes a heading clickable; whether a link is visited depends on the
// walk. Neither is a word of the shop.
const READERS_WORDS = /\b(?:clickable|visited(?= link))\b/g

/** Takes a sentence; returns it without the words that the reader adds, or '' if it has no others. */
const clean = (/** @type {string} */ sentence) =>
  sentence
    .replace(READERS_WORDS, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,])/g, '')
    .replace(/^\W+$/, '')
    .trim()

/**
 * Reads Orca's log.
 * @param {string} path
 */
export const createReader = (path) => {
  const read = () => readFileSync(path, 'utf8')

  /** Where the log ends. */
  const here = () => read().length

  /** What was said since that place in the log, a sentence a line. */
  const heardSince = (/** @type {number} */ place) =>
    [...read().slice(place).matchAll(SPEECH)]
      .map(([, sentence = '']) => clean(sentence))
      .filter(Boolean)
      .join('\n')

  /**
   * Waits until Orca has logged nothing for `ms`, or longer on a busy machine. `isEnough`, which gets what was said
   * since `place`, may end the wait sooner.
   * @param {number} [ms]
   * @param {number} [place]
   * @param {(heard: string) => boolean} [isEnough]
   */
  const waitForSilence = async (ms = SILENCE_MS, place = 0, isEnough) => {
    let end = here()
    for (let since = Date.now(); Date.now() - since < ms * slowness() && !isEnough?.(heardSince(place)); ) {
      await setTimeout(POLL_MS)
      if (here() !== end) since = Date.now()
      end = here()
    }
  }

  return { here, heardSince, waitForSilence }
}
