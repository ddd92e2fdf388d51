import { toast } from 'react-toastify/unstyled'
import type { World } from '../world'
import { offerToast } from './OfferToast'

/** Shows a toast, as soon as there is a `Toaster`. */
export const showToast: World['toast'] = (kind, text, offer) => {
  toast[kind](offer ? offerToast(text, offer) : text, {
    // A hint that is still in view is not given twice; two things done are acknowledged twice.
    ...(kind === 'info' && { toastId: text }),
    ...(offer?.stays && { autoClose: false }),
  })
}
