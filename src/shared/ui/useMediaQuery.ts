import { useSyncExternalStore } from 'react'

/** Whether the window is as the query says, such as '(width >= 60rem)', and again whenever that changes. */
export const useMediaQuery = (query: string): boolean => {
  const isMatching = () => window.matchMedia(query).matches
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    isMatching,
    isMatching,
  )
}
