import { createContext, useContext } from 'react'

/** The `view-transition-name` of a product's picture, on the listing and on its own page. */
export const GARMENT = 'garment'

/** Whether this browser has view transitions. */
export const hasViewTransitions = 'startViewTransition' in document

/** The two paths of the running view transition; empty without one. */
export const MovingPaths = createContext<readonly string[]>([])

/** Takes a path; returns whether the running view transition leads from or to it. */
export const useIsMoving = (path: string) => useContext(MovingPaths).includes(path)
