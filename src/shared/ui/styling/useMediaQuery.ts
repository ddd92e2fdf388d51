import { useSyncExternalStore } from 'react'

/**
 * Whether the viewport matches the query, such as '(width >= 60rem)'; undefined during hydration, because the
 * prerendered page is the same for all viewports.
 */
export const useMediaQuery = (query: string): boolean | undefined =>
  useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => window.matchMedia(query).matches,
    () => undefined,
  )
