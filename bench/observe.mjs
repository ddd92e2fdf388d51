/** Runs in the page before anything else: notes when things are painted, move, or block. */
export function observe({ first }) {
  const seen = { fcp: 0, lcp: 0, cls: 0, tasks: [], firstSeen: 0, readable: 0 }
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

  const afterThisFrame = (note) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => note(performance.now())
    port2.postMessage(0)
  }
  const observer = new MutationObserver(() => {
    if (!document.querySelector(first)) return
    observer.disconnect()
    requestAnimationFrame(() =>
      afterThisFrame((now) => {
        seen.firstSeen = now
      }),
    )
  })
  observer.observe(document, { childList: true, subtree: true })

  // Text can be read from the first frame on in which one of its glyphs lies on the screen under nothing else, is not
  // transparent, and has a font: its own, or, where that one may be swapped, is late, or failed, another. Paint
  // entries do not say that: they count transparent words too.
  const BLOCK_PERIOD = { swap: 0, fallback: 100, optional: 100 }
  const loadingSince = new Map()
  const hasFont = ({ fontFamily }) => {
    const bare = (family) => family.trim().replaceAll('"', '')
    const faces = [...document.fonts]
    for (const family of fontFamily.split(',').map(bare)) {
      const own = faces.filter((face) => bare(face.family) === family)
      if (own.length === 0 || own.some(({ status }) => status === 'loaded')) return true
      if (own.every(({ status }) => status === 'error')) continue
      if (!loadingSince.has(family)) loadingSince.set(family, performance.now())
      return performance.now() - loadingSince.get(family) >= (BLOCK_PERIOD[own[0].display] ?? 3000)
    }
    return true
  }
  const isReadable = (text) => {
    const parent = text.parentElement
    const style = getComputedStyle(parent)
    if (/^rgba.*, 0\)$|\/ 0\)$/.test(style.webkitTextFillColor)) return false
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    const range = document.createRange()
    range.selectNodeContents(text)
    const { x, y, width, height } = range.getBoundingClientRect()
    return parent.contains(document.elementFromPoint(x + width / 2, y + height / 2)) && hasFont(style)
  }
  const look = () => {
    const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT)
    while (texts.nextNode())
      if (texts.currentNode.data.trim() && isReadable(texts.currentNode))
        return afterThisFrame((now) => {
          seen.readable = now
        })
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
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
