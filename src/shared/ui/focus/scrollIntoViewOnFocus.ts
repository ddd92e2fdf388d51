import type { FocusEvent } from 'react'

/**
 * A focus handler for an item of a horizontal scroller: scrolls it fully into view, which browsers do not do when it is
 * partly visible. Only for the keyboard, because a click must not move anything.
 */
export const scrollIntoViewOnFocus = ({ currentTarget }: FocusEvent<HTMLElement>) => {
  if (currentTarget.matches(':focus-visible'))
    currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })
}
