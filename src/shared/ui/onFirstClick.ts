import type { MouseEvent } from 'react'

/**
 * Lets the first click of a double click through and no other: where a list closes up under the
 * pointer, the second would fall on the next row.
 */
export const onFirstClick = (act: () => void) => (event: MouseEvent) => {
  if (event.detail <= 1) act()
}
