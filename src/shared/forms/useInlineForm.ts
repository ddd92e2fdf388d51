import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { moveFocus } from '../ui/focus/moveFocus'

/** A ref for the first field of an inline form, which takes the focus. */
export const takeFocus = (field: HTMLInputElement | null) => {
  if (field) moveFocus(() => field)
}

/**
 * A form that replaces the button that opens it. The focus returns from it to the button on closing. `thenClose`
 * takes a handler of the submitted values, and returns one that also closes the form.
 */
export const useInlineForm = () => {
  const [isOpen, setIsOpen] = useState(false)
  const [isSaved, setIsSaved] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    // The form unmounts first, so that the button is there.
    flushSync(() => setIsOpen(false))
    if (document.activeElement === document.body) moveFocus(() => opener.current)
  }
  return {
    isOpen,
    /** Whether the latest values were saved, to tell users of screen readers. */
    isSaved,
    opener,
    open: () => {
      setIsSaved(false)
      setIsOpen(true)
    },
    close,
    thenClose:
      <Sent>(onSent: (sent: Sent) => void) =>
      (sent: Sent) => {
        onSent(sent)
        setIsSaved(true)
        close()
      },
  }
}
