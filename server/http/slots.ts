import { Semaphore, withTimeout } from 'es-toolkit'
import { busy } from './retryLater'

/**
 * Takes how many pieces of work may be done at a time; returns a function that does one as soon as there is a slot
 * for it. It takes how long the work may wait, in ms, and throws 503 after that.
 */
export const createSlots = (count: number) => {
  const slots = new Semaphore(count)
  return async <Result>(maxWait: number, work: () => Promise<Result>): Promise<Result> => {
    const acquired = slots.acquire()
    try {
      await withTimeout(() => acquired, maxWait)
    } catch {
      // Nobody leaves the queue of the semaphore, so the slot is handed on when it comes.
      void acquired.then(() => slots.release())
      throw busy()
    }
    try {
      return await work()
    } finally {
      slots.release()
    }
  }
}
