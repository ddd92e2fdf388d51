/** Runs in the page before any other script: records paints, layout shifts and long tasks. */
export function observe(/** @type {{ first: string }} */ { first }) {
  /** @type {Window['bench']} */
  const metrics = { fcp: 0, lcp: 0, cls: 0, tasks: [], firstSeen: 0, readable: 0 }
  Object.assign(window, { bench: metrics })
  /**
   * @template {PerformanceEntry} Entry
   * @param {string} type
   * @param {(entry: Entry) => void} callback
   */
  const onEntry = (type, callback) =>
    new PerformanceObserver((list) => /** @type {Entry[]} */ (list.getEntries()).forEach(callback)).observe({
      type,
      buffered: true,
    })

  onEntry('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') metrics.fcp = startTime
  })
  onEntry('largest-contentful-paint', ({ startTime }) => {
    metrics.lcp = startTime
  })
  onEntry(
    'layout-shift',
    (
      /** @type {PerformanceEntry & { value: number, hadRecentInput: boolean }} */ { value, hadRecentInput },
    ) => {
      if (!hadRecentInput) metrics.cls += value
    },
  )
  onEntry('longtask', ({ startTime, duration }) => metrics.tasks.push({ startTime, duration }))

  const afterThisFrame = (/** @type {(now: number) => void} */ callback) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => callback(performance.now())
    port2.postMessage(0)
  }
  const observer = new MutationObserver(() => {
    if (!document.querySelector(first)) return
    observer.disconnect()
    requestAnimationFrame(() =>
      afterThisFrame((now) => {
        metrics.firstSeen = now
      }),
    )
  })
  observer.observe(document, { childList: true, subtree: true })

  // Text is readable from the first frame in which a glyph is in view, not covered, not transparent, and has a font:
  // its own, or a fallback once the block period is over or loading failed. Paint entries also count transparent text.
  /** @type {Record<string, number>} */
  const BLOCK_PERIOD = { swap: 0, fallback: 100, optional: 100 }
  const loadingSince = new Map()
  const hasFont = (/** @type {CSSStyleDeclaration} */ { fontFamily }) => {
    const unquote = (/** @type {string} */ family) => family.trim().replaceAll('"', '')
    const faces = [...document.fonts]
    for (const family of fontFamily.split(',').map(unquote)) {
      const matching = faces.filter((face) => unquote(face.family) === family)
      if (matching.length === 0 || matching.some(({ status }) => status === 'loaded')) return true
      if (matching.every(({ status }) => status === 'error')) continue
      if (!loadingSince.has(family)) loadingSince.set(family, performance.now())
      return (
        performance.now() - loadingSince.get(family) >= (BLOCK_PERIOD[matching[0]?.display ?? ''] ?? 3000)
      )
    }
    return true
  }
  const isReadable = (/** @type {Node} */ text) => {
    const parent = /** @type {Element} */ (text.parentElement)
    const style = getComputedStyle(parent)
    if (/^rgba.*, 0\)$|\/ 0\)$/.test(style.webkitTextFillColor)) return false
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    const range = document.createRange()
    range.selectNodeContents(text)
    const { x, y, width, height } = range.getBoundingClientRect()
    return parent.contains(document.elementFromPoint(x + width / 2, y + height / 2)) && hasFont(style)
  }
  const check = () => {
    const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT)
    while (texts.nextNode())
      if (texts.currentNode.textContent?.trim() && isReadable(texts.currentNode))
        return afterThisFrame((now) => {
          metrics.readable = now
        })
    requestAnimationFrame(check)
  }
  requestAnimationFrame(check)
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
