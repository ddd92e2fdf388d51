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
  /** Whether the product is being changed: the button says what it will be, and cannot be pressed. */
  isBusy: boolean
  children: ReactNode
}

/**
 * A button that depends on the cart or the wishlist. It is invisible while the list of a user loads, because a product
 * that is in the cart would be offered again; on a prerendered page until hydration, because the HTML is a visitor's.
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
