/** The longest time between the clicks of a double click, in ms. */
const DOUBLE_CLICK_MS = 500

const swallow = (event: MouseEvent) => {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}

/** Call when an overlay closes on a click: the second click of a double click would hit the page behind. */
export const ignoreClickAfterClosing = () => {
  window.addEventListener('click', swallow, { capture: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), DOUBLE_CLICK_MS)
}
