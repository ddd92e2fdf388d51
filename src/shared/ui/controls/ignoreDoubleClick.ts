import type { MouseEvent } from 'react'

/**
 * Takes an action; returns a click handler that ignores the second click of a double click, which would hit the next
 * row when the list moves up.
 */
export const ignoreDoubleClick = (act: (event: MouseEvent) => void) => (event: MouseEvent) => {
  if (event.detail <= 1) act(event)
}
