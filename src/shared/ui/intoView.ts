import type { FocusEvent } from 'react'

/**
 * For what stands in a row that scrolls sideways: brings all of it into view when the keyboard comes to
 * it. A browser leaves alone what can be seen in part; a press must move nothing.
 */
export const intoView = ({ currentTarget }: FocusEvent<HTMLElement>) => {
  if (currentTarget.matches(':focus-visible'))
    currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })
}
