import { setImmediate as soon } from 'node:timers'

/** Runs timers of up to 10 ms at once: the few milliseconds that the mock server takes add up in a property. */
export const skipShortTimers = () => {
  const wait = window.setTimeout
  const hurried = (work: () => void, ms = 0) => {
    if (ms > 10) return wait(work, ms)
    soon(work)
    return 0
  }
  Object.assign(window, { setTimeout: hurried })
}
