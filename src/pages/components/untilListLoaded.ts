import { useSyncExternalStore } from 'react'
import styles from './untilListLoaded.module.css'

const subscribe = () => () => {}

/** Whether React has taken over the element, which in a prerendered page is that of a visitor. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )

type State = {
  isHydrated: boolean
  /** Whether the list that the button depends on is loading. */
  isLoading: boolean
  /** Whether a change of the product is pending: the button has its new label already, and is shown. */
  isBusy: boolean
}

/**
 * The props of a button that depends on the cart or the wishlist. It is invisible while the list of a user loads,
 * because it might offer a product that is in the cart, and until hydration, because the HTML is that of a visitor.
 */
export const untilListLoaded = ({ isHydrated, isLoading, isBusy }: State) => ({
  className: isHydrated ? undefined : styles.prerendered,
  style: isLoading && !isBusy ? ({ visibility: 'hidden' } as const) : undefined,
})
