/** The origin of the shop, without a slash at its end. The router says which page is shown. */
export const ORIGIN = window.location.origin

/** Loads the document again, with the newest release. */
export const reloadDocument = () => window.location.reload()
