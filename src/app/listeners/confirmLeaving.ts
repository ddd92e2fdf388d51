import type { AppState } from '@/shared/redux/appState'
import type { StartListening } from '@/shared/redux/startListening'

const isAnyPending = ({ cart, wishlist }: AppState) => cart.changes.length + wishlist.changes.length > 0

const ask = (event: BeforeUnloadEvent) => {
  event.preventDefault()
  // Older browsers know this alone.
  event.returnValue = true
}

/**
 * Lets the browser ask before it leaves a page whose changes are pending: one that waits for its turn would be lost, though
 * the screen shows it, and nobody would see what became of an order.
 */
export const confirmLeaving = (startListening: StartListening) => {
  startListening({
    predicate: (_action, now, before) => isAnyPending(now) !== isAnyPending(before),
    // No longer than that: a page that listens to this event may be kept out of the back/forward cache.
    effect: (_action, { getState }) => {
      if (isAnyPending(getState())) window.addEventListener('beforeunload', ask)
      else window.removeEventListener('beforeunload', ask)
    },
  })
}
