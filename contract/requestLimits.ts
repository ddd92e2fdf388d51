/** The limits of requests, without zod: shoppers load them. */

/** How many products a page of the catalogue has: unless its request says so, and at most. */
export const DEFAULT_PAGE_SIZE = 48
export const MAX_PAGE_SIZE = 500

/** How many ids one request may name. */
export const MAX_REQUESTED_IDS = 50

/** How many characters a search has at most: Unicode code points. A URL with it fits into what any host reads. */
export const MAX_SEARCH_LENGTH = 200

/** Totals and counts are exact up to here. Any larger number says 'more than this'. */
export const MAX_EXACT_COUNT = 10_000

/** The longest delivery time of a product, in days. */
export const MAX_DELIVERY_DAYS = 3_650

/** The most that one request can add to the cart. */
export const MAX_ADDED_QUANTITY = 10_000
