import { createContext, useContext } from 'react'

/** The `view-transition-name` of a product's picture, on the listing and on its own page. */
export const PRODUCT_TRANSITION = 'product-picture'

/** Whether this browser has view transitions. */
export const hasViewTransitions = 'startViewTransition' in document

/** The two paths of the running view transition; empty without one. */
export const TransitionPaths = createContext<readonly string[]>([])

/** Takes a path; returns whether the running view transition leads from or to it. */
export const useIsInTransition = (path: string) => useContext(TransitionPaths).includes(path)
