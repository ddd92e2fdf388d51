import { z } from 'zod'
import { MAX_ADDED_QUANTITY } from './endpoints'
import { cart, category, delivery, order, product, todo, user, wishlist } from './entitySchemas'

/** The bodies of the requests and responses: the types of `endpoints.ts` are derived from them. */

const text = z.string().regex(/\S/)

export const signupRequest = z.object({
  name: text,
  email: text,
  password: text,
  confirmPassword: z.string().optional(),
  _id: z.string().optional(),
})

export const loginRequest = z.object({ email: text, password: text })

export const addToWishlistRequest = z.object({ product: z.object({ _id: text }) })
export const addToCartRequest = addToWishlistRequest.extend({
  qty: z.int().min(1).max(MAX_ADDED_QUANTITY).optional().describe('How many are added, 1 by default'),
})

export const quantityChangeType = z.enum(['increment', 'decrement'])
export const changeQuantityRequest = z.object({ action: z.object({ type: quantityChangeType }) })

const shownPrice = product.shape.price.optional().describe('As the shopper saw it, for comparison only')

export const orderLineRequest = z.object({
  _id: text,
  qty: z.int().min(1),
  price: shownPrice,
  discountedPrice: shownPrice,
})
export const placeOrderRequest = z.object({
  order: z.object({ lines: z.array(orderLineRequest).min(1), delivery }),
})

export const signupResponse = z.object({ createdUser: user, encodedToken: text })
export const loginResponse = z.object({ foundUser: user, encodedToken: text })
export const productsResponse = z.object({ products: z.array(product) })
export const productResponse = z.object({ product })
export const categoriesResponse = z.object({ categories: z.array(category) })
export const categoryResponse = z.object({ category })
export const cartResponse = z.object({ cart })
export const wishlistResponse = z.object({ wishlist })
export const placeOrderResponse = z.object({ order, cart })
export const ordersResponse = z.object({ orders: z.array(order) })
export const todosResponse = z.object({ todos: z.array(todo) })
