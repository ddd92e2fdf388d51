import type {
  CartItemDto,
  CategoryDto,
  ProductDto,
  ProductId,
  TodoDto,
  UserDto,
  WishlistItemDto,
} from './entities'

/**
 * The calls of the specification's section 7: one request type for each body, one answer type for
 * each response. A call that is not listed here has no body of its own.
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

/** GET test-todos, the request tester's default request. */
export type TodosAnswer = { todos: TodoDto[] }
