import { ToastContainer } from 'react-toastify/unstyled'
import './toasts.css'

/** How long a toast stays, in ms. */
const TOAST_MS = 3000

/** The container of the toasts. */
export function Toaster() {
  return <ToastContainer position="bottom-right" autoClose={TOAST_MS} role="status" />
}
