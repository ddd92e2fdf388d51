import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { afterUpdate, ignoreKeyRepeats, moveFocus } from '../focus/moveFocus'
import type { Overlay } from './useOverlay'

/**
 * Takes an overlay, and what to do before it is shown; returns the props of its `<dialog>`, which is modal while the overlay
 * is open.
 */
export const useModal = ({ isOpen, opener, close }: Overlay, beforeShow?: () => void) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    if (!isOpen) dialog.current?.close()
    else if (!dialog.current?.open) {
      beforeShow?.()
      dialog.current?.showModal()
      // A heading with the focus is what a screen reader says first.
      dialog.current?.querySelector<HTMLElement>('h2[tabindex]')?.focus()
      ignoreKeyRepeats(document.activeElement as HTMLElement)
    }
  }, [isOpen, beforeShow])

  return {
    ref: dialog,
    /** Called after a button, Escape or Back has closed it. */
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      close()
      // The browser returns the focus to the element that had it. There is none after a reload, nor in
      // Safari, where a press does not focus a button.
      const { activeElement, body } = document
      const isLost = activeElement === body || currentTarget.contains(activeElement)
      const back = isLost ? opener.current : activeElement
      // A screen reader misses a focus on the page as long as it takes the page for inert.
      afterUpdate(() => moveFocus(() => back as HTMLElement | null, { preventScroll: true }))
    },
  }
}
