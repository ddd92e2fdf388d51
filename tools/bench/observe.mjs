/** Runs in the page before any other script: records paints, layout shifts and long tasks. */
export function observe(/** @type {{ first: string }} */ { first }) {
  /** @type {Window['bench']} */
  const metrics = { fcp: 0, lcp: 0, cls: 0, tasks: [], firstSeen: 0 }
  Object.assign(window, { bench: metrics })
  const onEntry = (/** @type {string} */ type, /** @type {(entry: any) => void} */ callback) =>
    new PerformanceObserver((list) => list.getEntries().forEach(callback)).observe({ type, buffered: true })

  onEntry('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') metrics.fcp = startTime
  })
  onEntry('largest-contentful-paint', ({ startTime }) => {
    metrics.lcp = startTime
  })
  onEntry('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) metrics.cls += value
  })
  onEntry('longtask', ({ startTime, duration }) => metrics.tasks.push({ startTime, duration }))

  const observer = new MutationObserver(() => {
    if (!document.querySelector(first)) return
    observer.disconnect()
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      metrics.firstSeen = performance.now()
    }
    requestAnimationFrame(() => port2.postMessage(0))
  })
  observer.observe(document, { childList: true, subtree: true })
}

/**
 * Runs in the page: `window.painted` resolves with the time from the next event of this type to the frame in which
 * the cards or their buttons have changed.
 */
export function recordNextPaint(/** @type {string} */ event) {
  const snapshot = () =>
    [...document.querySelectorAll('main li:not([hidden]) :is(h2, a, button)')]
      .map(({ textContent }) => textContent)
      .join()
  const before = snapshot()
  window.painted = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`The listing did not change after ${event}.`)), 20_000)
    let start = 0
    addEventListener(event, ({ timeStamp }) => (start ||= timeStamp), { capture: true })
    const observer = new MutationObserver(() => {
      if (start === 0 || snapshot() === before) return
      observer.disconnect()
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now() - start)
      requestAnimationFrame(() => port2.postMessage(0))
    })
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['hidden'],
    })
  })
}

/** Runs in the page: `window.worstInteraction` is the longest time from an input to the next frame, in ms (Event Timing). */
export function recordInteractions() {
  // TypeScript does not know the threshold.
  const options = /** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 })
  window.worstInteraction = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      window.worstInteraction = Math.max(window.worstInteraction, duration)
  }).observe(options)
}
