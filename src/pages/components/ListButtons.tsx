import { type ReactNode, useSyncExternalStore } from 'react'
import { selectAreListsLoading } from '@/shared/cartAndWishlist/listApi'
import { useSelect } from '@/shared/redux/useSelect'
import styles from './ListButtons.module.css'

const subscribe = () => () => {}
const useIsHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )

/**
 * Buttons that depend on the cart and the wishlist. They are invisible while the lists of a user load, because a product
 * that is in the cart would be offered again; on a prerendered page until hydration, because the HTML is a visitor's.
 */
export function ListButtons({ children }: { children: ReactNode }) {
  const areLoading = useSelect(selectAreListsLoading)
  const isHydrated = useIsHydrated()
  return (
    <div
      className={styles.buttons}
      data-hydrated={isHydrated || undefined}
      style={areLoading ? { visibility: 'hidden' } : undefined}
    >
      {children}
    </div>
  )
}
