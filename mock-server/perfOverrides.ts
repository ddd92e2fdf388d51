/** What a performance test changes about the mock server. */
export type PerfOverrides = {
  /** How many products there are in all; the first of them are the seeds. */
  count?: number
  /** Latency of every response, in ms. */
  delay?: number
}

const MAX_PRODUCTS = 100_000

/** The shop waits twice as long for a response. */
const MAX_DELAY = 5_000

const read = (name: string): number | undefined => {
  try {
    const text = localStorage.getItem(name)
    return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined
  } catch {
    // A browser that forbids its storage overrides nothing.
    return undefined
  }
}

/**
 * Reads `perfN` and `perfDelay` from localStorage: how many products there are, and how long every response takes.
 * Never from the URL, or a link could slow somebody's shop down.
 */
export const readPerfOverrides = (): PerfOverrides => {
  const count = read('perfN')
  const delay = read('perfDelay')
  return { count: count && Math.min(count, MAX_PRODUCTS), delay: delay && Math.min(delay, MAX_DELAY) }
}
