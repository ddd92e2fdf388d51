import type { MouseEvent as ReactMouseEvent } from 'react'

/**
 * Takes an action; returns a click handler that ignores the second click of a double click, which would hit the next
 * row when the list moves up.
 */
export const ignoreDoubleClick = (act: (event: ReactMouseEvent) => void) => (event: ReactMouseEvent) => {
  if (event.detail <= 1) act(event)
}

/**
 * Call when a click takes away what it has hit, such as an overlay: the second click of a double click would hit what is
 * behind or comes in its place, and its press would take the focus there. However late it comes, the second click is ignored, and the next
 * single one is not.
 */
export const ignoreSecondClick = () => {
  const next = new AbortController()
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return next.abort()
    event.preventDefault()
    event.stopPropagation()
  }
  for (const type of ['mousedown', 'click'] as const)
    window.addEventListener(type, ignore, { capture: true, signal: next.signal })
}
