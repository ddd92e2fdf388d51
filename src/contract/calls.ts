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
 * The calls of the specification's section 7, and two for orders, which it does not have: one request
 * type for each body, one type for each response. A call that is not listed here has no body of its own.
 */

/** Every path below stands under `/api`. */
export const API_NAMESPACE = 'api'

/** How long the mock server lets a client wait by default, in ms. */
export const API_DELAY_MS = 400

/** POST auth/signup → 201. Extra fields are kept; `_id` and `confirmPassword`, which the shop sends, are not. */
export type SignupRequest = {
  _id?: string
  name: string
  email: string
  password: string
  confirmPassword?: string
}
export type SignupAnswer = { createdUser: UserDto; encodedToken: string }

/** POST auth/login → 200. */
export type LoginRequest = { email: string; password: string }
export type LoginAnswer = { foundUser: UserDto; encodedToken: string }

/** GET products, GET products/{productId}. */
export type ProductsAnswer = { products: ProductDto[] }
export type ProductAnswer = { product: ProductDto }

/** GET categories, GET categories/{categoryId}. */
export type CategoriesAnswer = { categories: CategoryDto[] }
export type CategoryAnswer = { category: CategoryDto }

/** POST user/cart → 201. The server looks at the `_id` alone and stores its own product. */
export type AddToCartRequest = { product: { _id: ProductId } }

/** POST user/cart/{productId} → 200: one more, or one less but never below 1. */
export type QuantityStep = 'increment' | 'decrement'
export type ChangeQuantityRequest = { action: { type: QuantityStep } }

/** GET user/cart, every POST to it, and DELETE user/cart/{productId}: the whole cart. */
export type CartAnswer = { cart: CartItemDto[] }

/** POST user/wishlist → 201. The server looks at the `_id` alone and stores its own product. */
export type AddToWishlistRequest = { product: { _id: ProductId } }

/** GET user/wishlist, POST to it, and DELETE user/wishlist/{productId}: the whole wishlist. */
export type WishlistAnswer = { wishlist: WishlistItemDto[] }

/**
 * The header of POST user/orders that names one intention to order: a text of 1 to
 * `MAX_IDEMPOTENCY_KEY_LENGTH` characters that the client makes, and sends again when it repeats the
 * request. Keys belong to the account: another user's keys are no concern of it.
 */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key'
export const MAX_IDEMPOTENCY_KEY_LENGTH = 128

/** A line of the cart, as the shopper saw it when they ordered. `qty` is a whole number from 1. */
export type OrderLineRequest = { _id: ProductId; qty: number }

/**
 * POST user/orders → 201: orders the whole cart. In one transaction the server records the order, with its
 * own product data, and takes its lines out of the cart. The same request with the same key answers 201 with
 * the same order and the cart as it is then, and does nothing else, even where both arrive at once.
 *
 * Nothing changes with
 * - 400: no lines, one product twice, a product that the catalogue does not know, a quantity that is no whole
 *   number from 1, a delivery field that is missing or blank, a key that is missing, blank or too long,
 * - 409 with `CartChangedDto`: the lines are not exactly those of the cart, in any order,
 * - 422: the key was used for another order,
 * - 401 and 404 as for every call that needs a token (specification, section 8).
 */
export type PlaceOrderRequest = { order: { lines: OrderLineRequest[]; delivery: DeliveryDto } }
export type PlaceOrderResponse = { order: OrderDto; cart: CartItemDto[] }

/** GET user/orders → 200: every order of the account, newest first. */
export type OrdersResponse = { orders: OrderDto[] }

/** GET test-todos, the request tester's default request. */
export type TodosAnswer = { todos: TodoDto[] }
