import { type RefObject, useEffect } from 'react'

/** How long a toast stays, in ms (specification, section 9). */
const TOAST_MS = 3000

/** How often a toast that is in use is looked at again, in ms. */
const IN_USE_MS = 500

/**
 * Closes a toast after a while, but not under the pointer, with the focus in it, or in a hidden tab. The
 * library closes it at the end of an animation, which extensions and reading modes switch off or shorten.
 */
export const useAutoClose = (
  content: RefObject<HTMLElement | null>,
  closeToast: () => void,
  isPersistent: boolean,
) => {
  useEffect(() => {
    if (isPersistent) return
    const isInUse = () =>
      document.visibilityState === 'hidden' ||
      content.current?.closest('.Toastify__toast')?.matches(':hover, :focus-within')
    const close = () => {
      if (isInUse()) timer = setTimeout(close, IN_USE_MS)
      else closeToast()
    }
    let timer = setTimeout(close, TOAST_MS)
    return () => clearTimeout(timer)
  }, [content, closeToast, isPersistent])
}
