import { TOASTS } from '../toasts/toastTexts'
import { createUndo } from './createUndo'
import type { StartListening } from './listenerServices'

export const addToastListeners = (startListening: StartListening) => {
  for (const [when, kind, text] of TOASTS) {
    startListening({
      predicate: when,
      effect: (action, api) => {
        const undo = createUndo(action, api)
        api.extra.toast(kind, text, undo && { label: 'Undo', onClick: undo })
      },
    })
  }
}
