import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { afterUpdate, moveFocus } from '../focus/moveFocus'
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
      // A heading that can have the focus is what a reader says first.
      dialog.current?.querySelector<HTMLElement>('h2[tabindex]')?.focus()
    }
  }, [isOpen, beforeShow])

  return {
    ref: dialog,
    /** It was closed by a button, Escape or Back. */
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      close()
      // The browser returns the focus to what had it: nothing after a reload, nor in Safari, where a press gives none.
      const { activeElement, body } = document
      const isLost = activeElement === body || currentTarget.contains(activeElement)
      const back = isLost ? opener.current : activeElement
      // No reader hears of a focus on the page before it has heard that the page is back.
      afterUpdate(() => moveFocus(() => back as HTMLElement | null, { preventScroll: true }))
    },
  }
}
