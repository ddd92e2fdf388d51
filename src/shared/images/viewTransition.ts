/** The `view-transition-name` of a garment's picture, in the listing and on its own page. */
export const GARMENT = 'garment'

/** Whether this browser has view transitions; the router complains when it is asked for them in vain. */
export const hasViewTransitions = 'startViewTransition' in document
