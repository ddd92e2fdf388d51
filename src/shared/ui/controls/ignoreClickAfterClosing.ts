/**
 * Call when an overlay closes on a click: the second click of a double click would hit the page behind, and its press
 * would take the focus there. The next single click is not ignored, however late either comes.
 */
export const ignoreClickAfterClosing = () => {
  const next = new AbortController()
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return next.abort()
    event.preventDefault()
    event.stopPropagation()
  }
  for (const type of ['mousedown', 'click'] as const)
    window.addEventListener(type, ignore, { capture: true, signal: next.signal })
}
