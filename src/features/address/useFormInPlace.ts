import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * A form that stands in the place of the button that opens it. The button gets the focus back when
 * the form closes: what had it has gone.
 */
export const useFormInPlace = () => {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return {
    isOpen,
    opener,
    open: () => setIsOpen(true),
    close: () => {
      flushSync(() => setIsOpen(false))
      opener.current?.focus()
    },
  }
}
