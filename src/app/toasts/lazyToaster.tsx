import { useLazyChunk } from '@/shared/lazyChunk'
import type { Services } from '@/shared/redux/services'
import { chunks } from '../lazy/chunks'

/** The `Toaster`, once it is loaded: the first screen does not need it. */
export function LazyToaster() {
  const { module } = useLazyChunk(chunks.toaster)
  return module ? <module.Toaster /> : null
}

/** Shows a toast, and loads the toaster first if need be. */
export const lazyToast: Services['toast'] = async (...toast) => {
  const { module, error } = await chunks.toaster.load()
  if (module) module.showToast(...toast)
  else console.error(`The toast '${toast[1]}' could not be shown:`, error)
}
