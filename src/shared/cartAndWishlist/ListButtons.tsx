import { type ReactNode, useSyncExternalStore } from 'react'
import { useSelect } from '../redux/useSelect'
import styles from './ListButtons.module.css'
import { selectAreListsLoading } from './listApi'

const subscribe = () => () => {}

/**
 * Buttons that depend on the cart and the wishlist. They are invisible while the lists of a user are loading, and, where
 * the page is prerendered, until they are hydrated: it is prerendered for a visitor.
 */
export function ListButtons({ children }: { children: ReactNode }) {
  const areLoading = useSelect(selectAreListsLoading)
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
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
