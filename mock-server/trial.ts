/** What a trial of the shop's speed asks of the mock server. */
export type Trial = {
  /** How many products there are in all; the first of them are the seeds. */
  count?: number
  /** Latency of every answer, in ms. */
  delay?: number
}

const MOST_PRODUCTS = 100_000

/** The shop waits twice as long for an answer. */
const LONGEST_DELAY = 5_000

// A browser that forbids its storage has nothing to say in the matter.
const kept = (name: string): string | null => {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

const read = (name: string): number | undefined => {
  const text = new URLSearchParams(window.location.search).get(name) ?? kept(name)
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined
}

/**
 * Reads `perfN` and `perfDelay` from the address, or else from localStorage: how many products there
 * are, and how long every answer takes. Without them the shop is as it always is.
 */
export const readTrial = (): Trial => {
  const count = read('perfN')
  const delay = read('perfDelay')
  return { count: count && Math.min(count, MOST_PRODUCTS), delay: delay && Math.min(delay, LONGEST_DELAY) }
}
