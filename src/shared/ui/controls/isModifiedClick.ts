import type { MouseEvent } from 'react'

/** Whether a click on a link is for the browser alone, which opens another tab or window, or saves what is there. */
export const isModifiedClick = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  altKey || ctrlKey || metaKey || shiftKey
