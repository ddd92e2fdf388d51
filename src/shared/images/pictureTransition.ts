import { useViewTransitionState } from 'react-router-dom'

/** For the `viewTransition` of a link to a product page. React Router warns where the browser has none. */
export const hasViewTransitions = 'startViewTransition' in document

/**
 * Takes the path of a product page; returns the style of its picture there and on its card. While one of them
 * replaces the other, on the way back too, it has a name, so that the browser moves it.
 */
export const usePictureTransition = (path: string) =>
  useViewTransitionState(path) ? { viewTransitionName: path.replace(/\W/g, '-') } : undefined
