import type {
  CartItemDto,
  CategoryDto,
  DeliveryDto,
  OrderDto,
  ProductDto,
  ProductId,
  TodoDto,
  UserDto,
  WishlistItemDto,
} from './entities'

/**
 * The requests and responses of the API (specification, section 7). A request without a type here has no body.
 */

/** All paths below are under `/api`. */
export const API_NAMESPACE = 'api'

/** The mock server's default latency, in ms (specification, section 9). */
export const API_DELAY_MS = 400

/** POST auth/signup → 201. The server stores extra fields, but not the client's `_id` and `confirmPassword`. */
export type SignupRequest = {
  _id?: string
  name: string
  email: string
  password: string
  confirmPassword?: string
}
export type SignupResponse = { createdUser: UserDto; encodedToken: string }

/** POST auth/login → 200. */
export type LoginRequest = { email: string; password: string }
export type LoginResponse = { foundUser: UserDto; encodedToken: string }

/** GET products, GET products/{productId}. */
export type ProductsResponse = { products: ProductDto[] }
export type ProductResponse = { product: ProductDto }

/** GET categories, GET categories/{categoryId}. */
export type CategoriesResponse = { categories: CategoryDto[] }
export type CategoryResponse = { category: CategoryDto }

/** POST user/cart → 201. The server reads only the `_id` and stores its own product data. */
export type AddToCartRequest = { product: { _id: ProductId } }

/** POST user/cart/{productId} → 200. A decrement never goes below 1. */
export type QuantityChangeType = 'increment' | 'decrement'
export type ChangeQuantityRequest = { action: { type: QuantityChangeType } }

/** GET user/cart, every POST to it, and DELETE user/cart/{productId}: the whole cart. */
export type CartResponse = { cart: CartItemDto[] }

/** POST user/wishlist → 201. The server reads only the `_id` and stores its own product data. */
export type AddToWishlistRequest = { product: { _id: ProductId } }

/** GET user/wishlist, POST to it, and DELETE user/wishlist/{productId}: the whole wishlist. */
export type WishlistResponse = { wishlist: WishlistItemDto[] }

/**
 * The header of POST user/orders, required: a text of 1 to `MAX_IDEMPOTENCY_KEY_LENGTH` characters that the client
 * generates for an order, and repeats with each retry. Keys are scoped to the account.
 */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key'
export const MAX_IDEMPOTENCY_KEY_LENGTH = 128

/** A line of the cart as the client showed it. `qty` is a whole number from 1. */
export type OrderLineRequest = { _id: ProductId; qty: number }

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
export type PlaceOrderRequest = { order: { lines: OrderLineRequest[]; delivery: DeliveryDto } }
export type PlaceOrderResponse = { order: OrderDto; cart: CartItemDto[] }

/** GET user/orders → 200: every order of the account, newest first. */
export type OrdersResponse = { orders: OrderDto[] }

/** GET test-todos, the request tester's default request. */
export type TodosResponse = { todos: TodoDto[] }
