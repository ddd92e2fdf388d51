import { toast } from 'react-toastify/unstyled'
import type { World } from '../world'
import { offerToast } from './OfferToast'

/** How often the toast of each hint was closed. */
const closed = new Map<string, number>()

/**
 * A hint that is still in view, or waits for the `Toaster`, is not given twice: the library refuses the same id. It
 * would also refuse it while the last toast leaves, so the next one has another.
 */
const asHint = (text: string) => {
  const times = closed.get(text) ?? 0
  return { toastId: `${text} ${times}`, onClose: () => void closed.set(text, times + 1) }
}

/** Shows a toast, as soon as there is a `Toaster`. */
export const showToast: World['toast'] = (kind, text, offer) => {
  toast[kind](offer ? offerToast(text, offer) : text, {
    // Two things done are acknowledged twice.
    ...(kind === 'info' && asHint(text)),
    ...(offer?.stays && { autoClose: false }),
  })
}
