import { ToastContainer, toast } from 'react-toastify/unstyled'
import type { Services } from '@/shared/redux/services'
import { actionToast } from './ActionToast'
import './toasts.css'

/** How long a toast stays, in ms. */
const TOAST_MS = 3000

/** The container of the toasts. */
export function Toaster() {
  return <ToastContainer position="bottom-right" autoClose={TOAST_MS} role="status" />
}

/** How often the info toast of each text was closed. */
const closed = new Map<string, number>()

/**
 * Keeps an info toast from being shown twice at a time: the library ignores an id that is in use. The id changes when
 * a toast is closed, as it stays in use until the exit animation ends.
 */
const uniqueInfo = (text: string) => {
  const times = closed.get(text) ?? 0
  return { toastId: `${text} ${times}`, onClose: () => void closed.set(text, times + 1) }
}

/** Shows a toast, once a `Toaster` is rendered. */
export const showToast: Services['toast'] = (kind, text, offer) => {
  toast[kind](offer ? actionToast(text, offer) : text, {
    // The other kinds confirm an action, and may repeat.
    ...(kind === 'info' && uniqueInfo(text)),
    ...(offer?.isPersistent && { autoClose: false }),
  })
}
