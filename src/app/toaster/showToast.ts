import { type Id, toast } from 'react-toastify/unstyled'
import type { World } from '../world'
import { offerToast } from './OfferToast'

/** The latest toast of each hint. The library's own `toastId` would also refuse a hint while the last one leaves. */
const hints = new Map<string, Id>()

const isInView = (hint: string) => {
  const id = hints.get(hint)
  return id !== undefined && toast.isActive(id)
}

/** Shows a toast, as soon as there is a `Toaster`. */
export const showToast: World['toast'] = (kind, text, offer) => {
  // A hint that is still in view is not given twice; two things done are acknowledged twice.
  if (kind === 'info' && isInView(text)) return
  const id = toast[kind](offer ? offerToast(text, offer) : text, offer?.stays ? { autoClose: false } : {})
  if (kind === 'info') hints.set(text, id)
}
