import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** A form that replaces the button that opens it. The focus returns to the button on closing. */
export const useInlineForm = () => {
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
