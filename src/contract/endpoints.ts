import type { z } from 'zod'
import type * as schemas from './bodySchemas'

/**
 * The requests and responses of the API (specification, section 7). A request without a type here has no body.
 * The table of the calls is `calls.ts`.
 */

/** All paths below are under `/api`. */
export const API_NAMESPACE = 'api'

/** The mock server's default latency, in ms (specification, section 9). */
export const API_DELAY_MS = 400

/** POST auth/signup → 201. The server stores extra fields, but not the client's `_id` and `confirmPassword`. */
export type SignupRequest = z.infer<typeof schemas.signupRequest>
export type SignupResponse = z.infer<typeof schemas.signupResponse>

/** POST auth/login → 200. */
export type LoginRequest = z.infer<typeof schemas.loginRequest>
export type LoginResponse = z.infer<typeof schemas.loginResponse>

/** GET products, GET products/{productId}. */
export type ProductsResponse = z.infer<typeof schemas.productsResponse>
export type ProductResponse = z.infer<typeof schemas.productResponse>

/** GET categories, GET categories/{categoryId}. */
export type CategoriesResponse = z.infer<typeof schemas.categoriesResponse>
export type CategoryResponse = z.infer<typeof schemas.categoryResponse>

/** POST user/cart → 201. The server reads only the `_id` and stores its own product data. */
export type AddToCartRequest = z.infer<typeof schemas.addProductRequest>

/** POST user/cart/{productId} → 200. A decrement never goes below 1. */
export type QuantityChangeType = z.infer<typeof schemas.quantityChangeType>
export type ChangeQuantityRequest = z.infer<typeof schemas.changeQuantityRequest>

/** GET user/cart, every POST to it, and DELETE user/cart/{productId}: the whole cart. */
export type CartResponse = z.infer<typeof schemas.cartResponse>

/** POST user/wishlist → 201. The server reads only the `_id` and stores its own product data. */
export type AddToWishlistRequest = z.infer<typeof schemas.addProductRequest>

/** GET user/wishlist, POST to it, and DELETE user/wishlist/{productId}: the whole wishlist. */
export type WishlistResponse = z.infer<typeof schemas.wishlistResponse>

/**
 * The header of POST user/orders, required: a text of 1 to `MAX_IDEMPOTENCY_KEY_LENGTH` characters that the client
 * generates for an order, and repeats with each retry. Keys are scoped to the account.
 */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key'
export const MAX_IDEMPOTENCY_KEY_LENGTH = 128

/** A line of the cart as the client showed it. `qty` is a whole number from 1. */
export type OrderLineRequest = z.infer<typeof schemas.orderLineRequest>

/**
 * POST user/orders → 201: orders the whole cart. In one transaction the server stores the order, with its own
 * product data, and empties the cart. The same request with the same key responds with 201, the same order and the
 * current cart, and changes nothing, even when both are concurrent.
 *
 * Errors, which change nothing:
 * - 400: no lines, a duplicate or unknown product, a quantity that is not a whole number from 1, a missing or blank
 *   delivery field, a missing, blank or too long key
 * - 401 and 404 as for every request with a token (specification, section 8)
 * - 409 with `CartChangedDto`: the lines are not exactly those of the cart, in any order
 * - 422: the key was used for another order
 */
export type PlaceOrderRequest = z.infer<typeof schemas.placeOrderRequest>
export type PlaceOrderResponse = z.infer<typeof schemas.placeOrderResponse>

/** GET user/orders → 200: every order of the account, newest first. */
export type OrdersResponse = z.infer<typeof schemas.ordersResponse>

/** GET test-todos, the request tester's default request. */
export type TodosResponse = z.infer<typeof schemas.todosResponse>
