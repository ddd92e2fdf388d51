import { useSyncExternalStore } from 'react'
import styles from './untilListLoaded.module.css'

const subscribe = () => () => {}
const useIsHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )

/**
 * Takes whether a change of the product is pending; returns a function of whether a list is loading, which returns the
 * props of the button that depends on that list. It is invisible while the list of a user loads, because it might offer
 * a product that is in the cart, and in a user's prerendered page until hydration, because the HTML is that of a
 * visitor. With a pending change the button already has its new label, and cannot be pressed.
 */
export const useUntilListLoaded = (isBusy: boolean) => {
  const isHydrated = useIsHydrated()
  return (isLoading: boolean) => ({
    className: isHydrated ? undefined : styles.prerendered,
    style: isLoading && !isBusy ? ({ visibility: 'hidden' } as const) : undefined,
  })
}
