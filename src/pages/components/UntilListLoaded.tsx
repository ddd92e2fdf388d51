import { type ReactNode, useSyncExternalStore } from 'react'
import { type ListName, selectIsListLoading } from '@/features/cartAndWishlist'
import { useSelect } from '@/shared/redux/useSelect'
import styles from './UntilListLoaded.module.css'

const subscribe = () => () => {}
const useIsHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )

type UntilListLoadedProps = {
  /** The list that the button depends on. */
  list: ListName
  /** Whether the product is being changed: the button says what it will be, and cannot be pressed. */
  isBusy: boolean
  children: ReactNode
}

/**
 * A button that depends on the cart or the wishlist. It is invisible while the list of a user loads, because a product
 * that is in the cart would be offered again; on a prerendered page until hydration, because the HTML is a visitor's.
 */
export function UntilListLoaded({ list, isBusy, children }: UntilListLoadedProps) {
  const isLoading = useSelect(selectIsListLoading, list)
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
