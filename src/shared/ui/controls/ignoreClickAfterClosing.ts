/** The longest time between the clicks of a double click, in ms. */
const DOUBLE_CLICK_MS = 500

const swallow = (event: MouseEvent) => {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Call when an overlay closes on a click: the second click of a double click would hit the page behind, and its press
 * would take the focus there.
 */
export const ignoreClickAfterClosing = () => {
  const timeout = new AbortController()
  for (const type of ['mousedown', 'click'] as const)
    window.addEventListener(type, swallow, { capture: true, signal: timeout.signal })
  setTimeout(() => timeout.abort(), DOUBLE_CLICK_MS)
}
