/** The `view-transition-name` of a garment's picture, in the listing and on its own page. */
export const GARMENT = 'garment'
