import { useSyncExternalStore } from 'react'

/**
 * Whether the window is as the query says, such as '(width >= 60rem)', and again whenever that changes; undefined
 * while a prerendered page is hydrated, which is the same for all windows.
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
