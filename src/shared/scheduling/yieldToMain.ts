/** Yields to the main thread: resolves after pending rendering and input. */
export const yieldToMain = (): Promise<void> =>
  // Not all supported browsers have `scheduler.yield`.
  'scheduler' in window && 'yield' in window.scheduler
    ? window.scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve))
