import { useLayoutEffect, useRef } from 'react'
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
    }
  }, [isOpen, beforeShow])

  return {
    ref: dialog,
    /** It was closed by a button, Escape or Back. */
    onClose: () => {
      close()
      // Safari does not focus a pressed button, so it has nothing to return the focus to. Another page has taken it.
      if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true })
    },
  }
}
