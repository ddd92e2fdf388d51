import { tryStorage } from '@resham/browser'

/** What a performance test changes in the mock server. */
export type PerformanceTestSettings = {
  /** The number of products, the seeds first. */
  count?: number
  /** Latency of every response, in ms. */
  delay?: number
}

const MAX_PRODUCTS = 10_000

/** In ms: half the client's timeout. */
const MAX_DELAY = 5_000

const read = (name: string): number | undefined => {
  const text = tryStorage(() => localStorage.getItem(name)) ?? ''
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined
}

/**
 * Reads `perfN` (products, at most 10,000) and `perfDelay` (ms, at most 5,000) from localStorage. The URL
 * cannot set them, because a link could then slow a visitor's shop down (specification, section 9).
 */
export const readPerformanceTestSettings = (): PerformanceTestSettings => {
  const count = read('perfN')
  const delay = read('perfDelay')
  return { count: count && Math.min(count, MAX_PRODUCTS), delay: delay && Math.min(delay, MAX_DELAY) }
}
