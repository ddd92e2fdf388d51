import { useState } from 'react'
import { useLocation, useOutletContext } from 'react-router-dom'

type PreviousPath = string | undefined

/** For the frame of the pages, which hands it to its outlet: the path of the page before this one. */
export const useTrackedPath = (): PreviousPath => {
  const { pathname } = useLocation()
  const [way, setWay] = useState<{ now: string; before: PreviousPath }>({ now: pathname, before: undefined })
  if (way.now !== pathname) setWay({ now: pathname, before: way.now })
  return way.before
}

/** For a page: the path that the shopper came from, if it was one of the shop. */
export const usePreviousPath = () => useOutletContext<PreviousPath>()
