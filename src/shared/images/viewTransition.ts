import { createContext, useContext } from 'react'

/** The `view-transition-name` of a garment's picture, in the listing and on its own page. */
export const GARMENT = 'garment'

/** Whether this browser has view transitions. */
export const hasViewTransitions = 'startViewTransition' in document

/** The paths between which a view transition leads at the moment; none unless there is one. */
export const MovingPaths = createContext<readonly string[]>([])

/** Whether a view transition leads to this path, or from it. */
export const useIsMoving = (path: string) => useContext(MovingPaths).includes(path)
