export { showToast } from '../toasts/showToast'
export { Toaster } from '../toasts/Toaster'
