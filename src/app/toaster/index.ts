export { showToast } from './showToast'
export { Toaster } from './Toaster'
