/** Longer than this, in ms, no system waits for the second half of a double click. */
const DOUBLE_CLICK_MS = 500

const swallow = (event: MouseEvent) => {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}

/**
 * To be called by what goes at the first click, such as a sheet: the second click of a double click
 * would fall on whatever was behind it.
 */
export const swallowSecondClick = () => {
  window.addEventListener('click', swallow, { capture: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), DOUBLE_CLICK_MS)
}
