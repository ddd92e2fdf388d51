import { useState } from 'react'
import { useLocation, useOutletContext } from 'react-router-dom'

type PreviousPath = string | undefined

/** For the layout: returns the path of the previous page, to pass to its outlet as context. */
export const useTrackPreviousPath = (): PreviousPath => {
  const { pathname } = useLocation()
  const [paths, setPaths] = useState<{ current: string; previous: PreviousPath }>({
    current: pathname,
    previous: undefined,
  })
  if (paths.current !== pathname) setPaths({ current: pathname, previous: paths.current })
  return paths.previous
}

/** For a page: returns the path of the previous page, or undefined on the first one. */
export const usePreviousPath = () => useOutletContext<PreviousPath>()
