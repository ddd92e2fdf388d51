import type { RootState } from '@/shared/redux/rootState'
import type { StartListening } from '@/shared/redux/startListening'

const isAnyPending = ({ cart, wishlist }: RootState) => cart.changes.length + wishlist.changes.length > 0

const ask = (event: BeforeUnloadEvent) => {
  event.preventDefault()
  // Older browsers need this instead.
  event.returnValue = true
}

/**
 * Lets the browser ask before it leaves a page with pending changes: a queued change would be lost although
 * the screen shows it, and the shopper would not learn whether an order was placed.
 */
export const confirmLeaving = (startListening: StartListening) => {
  startListening({
    predicate: (_action, now, before) => isAnyPending(now) !== isAnyPending(before),
    // The listener is removed again, because it may keep the page out of the back/forward cache.
    effect: (_action, { getState }) => {
      if (isAnyPending(getState())) window.addEventListener('beforeunload', ask)
      else window.removeEventListener('beforeunload', ask)
    },
  })
}
