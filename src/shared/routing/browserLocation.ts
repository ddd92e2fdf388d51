/** The origin of the shop, without a slash at its end. Where the shop is, says the router. */
export const ORIGIN = window.location.origin

/** Loads the document again, with the newest release. */
export const reloadDocument = () => window.location.reload()
