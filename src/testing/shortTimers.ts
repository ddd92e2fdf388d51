import { setImmediate } from 'node:timers'

/** Runs timers of up to 10 ms immediately: the mock server's short ones add up in property tests. */
export const skipShortTimers = () => {
  const originalSetTimeout = window.setTimeout
  const setTimeout = (callback: () => void, ms = 0) => {
    if (ms > 10) return originalSetTimeout(callback, ms)
    setImmediate(callback)
    return 0
  }
  Object.assign(window, { setTimeout })
}
