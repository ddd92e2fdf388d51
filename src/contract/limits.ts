import type { z } from 'zod'
import type * as schemas from './bodySchemas'

/**
 * The requests and responses of the API (specification, section 7). A request without a type here has no body.
 * The table of the calls is `calls.ts`.
 */

/** All paths are under `/api`. */
export const API_NAMESPACE = 'api'

/** The mock server's default latency, in ms. */
export const API_DELAY_MS = 400

/**
 * The server stores extra fields of a sign-up, within `extraFieldLimits`, but not the client's `_id` and
 * `confirmPassword`. `textLimits` has the limits of its other texts, and of a delivery.
 */
export type SignupRequest = z.infer<typeof schemas.signupRequest>
export type SignupResponse = z.infer<typeof schemas.signupResponse>

export type LoginRequest = z.infer<typeof schemas.loginRequest>
export type LoginResponse = z.infer<typeof schemas.loginResponse>

/** How many products a page of the catalogue has: unless its request says so, and at most. */
export const DEFAULT_PAGE_SIZE = 48
export const MAX_PAGE_SIZE = 500

/** How many ids one request may name. */
export const MAX_REQUESTED_IDS = 50

/** Totals and counts are exact up to here. Any larger number says 'more than this'. */
export const MAX_EXACT_COUNT = 10_000

/** The orders by price, as the specification calls them (section 5). */
export const SORT_ORDERS = ['lowToHigh', 'highToLow'] as const

/**
 * Without a query: every product and nothing else (specification, section 7). A server that ignores the query is a valid
 * one: its response has no `next`. With any parameter of `productsQuery` the response is a page: of the products that
 * match by `filterProducts`, the first `limit` after those of the cursor `after`. `next` is null at the last page;
 * `total` and `counts` are on the first page alone.
 */
export type ProductsResponse = z.infer<typeof schemas.productsResponse>
export type ProductResponse = z.infer<typeof schemas.productResponse>

export type CategoriesResponse = z.infer<typeof schemas.categoriesResponse>
export type CategoryResponse = z.infer<typeof schemas.categoryResponse>

/** The most that one request can add to the cart. */
export const MAX_ADDED_QUANTITY = 10_000

/**
 * The server reads only the `_id` of the product, and stores its own product data. `qty` is how many are added, a whole
 * number from 1 (the default) to `MAX_ADDED_QUANTITY`; an addition to the wishlist has none.
 */
export type AddToCartRequest = z.infer<typeof schemas.addToCartRequest>

export type QuantityChangeType = z.infer<typeof schemas.quantityChangeType>
export type ChangeQuantityRequest = z.infer<typeof schemas.changeQuantityRequest>

/** The whole cart, after every change of it too. */
export type CartResponse = z.infer<typeof schemas.cartResponse>

/** The whole wishlist, after every change of it too. */
export type WishlistResponse = z.infer<typeof schemas.wishlistResponse>

/**
 * The header of an order, required: a text of 1 to `MAX_IDEMPOTENCY_KEY_LENGTH` characters that the client
 * generates for an order, and repeats with each retry. Keys are scoped to the account.
 */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key'
export const MAX_IDEMPOTENCY_KEY_LENGTH = 128

/**
 * A line of the cart as the client showed it. `qty` is a whole number from 1. The prices, digits as those of a product,
 * are optional: they are compared with the server's own, and never used as prices.
 */
export type OrderLineRequest = z.infer<typeof schemas.orderLineRequest>

/**
 * Orders the whole cart. In one transaction the server stores the order, with its own product data, and empties the
 * cart. The same lines, quantities and delivery with the same key respond with the same order and the current cart, and
 * change nothing, even when both requests are concurrent.
 *
 * Errors, which change nothing:
 * - 400: no lines, a duplicate or unknown product, a quantity that is not a whole number from 1, a missing or blank
 *   delivery field or one that is too long, a zipcode or a price that is not digits, a missing, blank or too long key
 * - 409 with `CartChangedDto`: the lines are not exactly those of the cart, in any order; a price is not the current one;
 *   a product is out of stock, or fewer are left than the line has
 * - 422: the key was used for another order
 */
export type PlaceOrderRequest = z.infer<typeof schemas.placeOrderRequest>
export type PlaceOrderResponse = z.infer<typeof schemas.placeOrderResponse>

/** Every order of the account, newest first. */
export type OrdersResponse = z.infer<typeof schemas.ordersResponse>

export type TodosResponse = z.infer<typeof schemas.todosResponse>
