/** The limits of requests. Shoppers download this file, so it needs no zod. */

/** How many products a page of the catalogue has if the request has no `limit`, and the greatest `limit`. */
export const DEFAULT_PAGE_SIZE = 48
export const MAX_PAGE_SIZE = 500

/** The highest price that a request may filter by, in rupees: the greatest number of four bytes. */
export const MAX_PRICE = 2_147_483_647

/** How many ids one request may name. */
export const MAX_REQUESTED_IDS = 50

/** How many orders one request may ask for. */
export const MAX_ORDERS_PAGE_SIZE = 50

/** How many Unicode code points a search may have, so that any host accepts a URL with it. */
export const MAX_SEARCH_LENGTH = 200

/** Totals and counts are exact up to this number. Any larger number only means 'more than this'. */
export const MAX_EXACT_COUNT = 10_000

/** How many other searches are proposed where one finds nothing. */
export const MAX_PROPOSALS = 2

/** The longest delivery time of a product, in days. */
export const MAX_DELIVERY_DAYS = 3_650

/** How many pieces of a product one request can add to the cart. */
export const MAX_ADDED_QUANTITY = 10_000
