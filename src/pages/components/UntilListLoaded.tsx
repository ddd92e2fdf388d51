import { type ReactNode, useSyncExternalStore } from 'react'
import styles from './UntilListLoaded.module.css'

const subscribe = () => () => {}
const useIsHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )

type UntilListLoadedProps = {
  /** Whether the list that the button depends on is loading. */
  isLoading: boolean
  /**
   * Whether a change of the product is pending: the button already has its new label, and cannot be pressed.
   */
  isBusy: boolean
  children: ReactNode
}

/**
 * A button that depends on the cart or the wishlist. It is invisible while the list of a user loads, because
 * it might offer a product that is in the cart, and in a user's prerendered page until hydration, because the
 * HTML is that of a visitor.
 */
export function UntilListLoaded({ isLoading, isBusy, children }: UntilListLoadedProps) {
  const isHydrated = useIsHydrated()
  return (
    <div
      className={styles.button}
      data-hydrated={isHydrated || undefined}
      style={isLoading && !isBusy ? { visibility: 'hidden' } : undefined}
    >
      {children}
    </div>
  )
}
