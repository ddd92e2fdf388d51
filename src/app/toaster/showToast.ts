import { toast } from 'react-toastify/unstyled'
import type { World } from '../world'
import { undoToast } from './UndoToast'

/** Shows a toast, as soon as there is a `Toaster`. */
export const showToast: World['toast'] = (kind, text, undo) => {
  // A hint that is still in view is not given twice; two things done are acknowledged twice.
  toast[kind](undo ? undoToast(text, undo) : text, kind === 'info' ? { toastId: text } : undefined)
}
