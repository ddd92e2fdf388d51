import { ToastContainer, toast } from 'react-toastify/unstyled'
import type { Services } from '@/shared/redux/services'
import { FadingToast } from './FadingToast'
import { toastContent } from './ToastContent'
import './toasts.css'

/** The container of the toasts. */
export function Toaster() {
  // `ToastContent` closes the toast (`useAutoClose`).
  return <ToastContainer position="bottom-right" autoClose={false} transition={FadingToast} role="status" />
}

/** How often the info toast of each text was closed. */
const closed = new Map<string, number>()

/**
 * Keeps an info toast from being shown twice at a time: the library ignores an id that is in use. The id changes when
 * a toast is closed, as it stays in use until the toast has faded out.
 */
const uniqueInfo = (text: string) => {
  const times = closed.get(text) ?? 0
  return { toastId: `${text} ${times}`, onClose: () => void closed.set(text, times + 1) }
}

/** Shows a toast, once a `Toaster` is rendered. */
export const showToast: Services['toast'] = (kind, text, offer) => {
  // The other kinds confirm an action, and may repeat.
  toast[kind](toastContent(text, offer), kind === 'info' ? uniqueInfo(text) : undefined)
}
