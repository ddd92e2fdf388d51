/** Runs in the page before anything else: notes when things are painted, move, or block. */
export function observe({ first }) {
  const seen = { fcp: 0, lcp: 0, cls: 0, tasks: [], firstSeen: 0 }
  Object.assign(window, { bench: seen })
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })

  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value
  })
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }))

  const painted = () => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      seen.firstSeen = performance.now()
    }
    requestAnimationFrame(() => port2.postMessage(0))
  }
  const observer = new MutationObserver(() => {
    if (!document.querySelector(first)) return
    observer.disconnect()
    painted()
  })
  observer.observe(document, { childList: true, subtree: true })
}

/**
 * Runs in the page: `window.painted` will be the time from the next event of this kind to the frame that
 * shows another listing, or other buttons on it.
 */
export function watchPainting(event) {
  const look = () =>
    [...document.querySelectorAll('main li:not([style*="display: none"]) :is(h2, a, button)')]
      .map(({ textContent }) => textContent)
      .join()
  const before = look()
  window.painted = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`Nothing changed on the listing after ${event}.`)), 20_000)
    let start
    addEventListener(event, ({ timeStamp }) => (start ??= timeStamp), { capture: true })
    const observer = new MutationObserver(() => {
      if (start === undefined || look() === before) return
      observer.disconnect()
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now() - start)
      requestAnimationFrame(() => port2.postMessage(0))
    })
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['style'],
    })
  })
}
