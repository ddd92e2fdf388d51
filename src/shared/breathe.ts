/** Lets the page draw, and hear whoever scrolls or types, before the work goes on. */
export const breathe = (): Promise<void> =>
  // Younger than the oldest browsers that the shop serves.
  'scheduler' in window && 'yield' in window.scheduler
    ? window.scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve))
