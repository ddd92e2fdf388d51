import { createContext, useContext, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** The path of the previous page; undefined on the first one. The layout provides it. */
export const PreviousPath = createContext<string | undefined>(undefined)

export const usePreviousPath = () => useContext(PreviousPath)

/** For the layout: returns the path of the previous page. */
export const useTrackPreviousPath = (): string | undefined => {
  const { pathname } = useLocation()
  const [paths, setPaths] = useState<{ current: string; previous?: string }>({ current: pathname })
  if (paths.current !== pathname) setPaths({ current: pathname, previous: paths.current })
  return paths.previous
}
