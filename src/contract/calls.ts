import type { z } from 'zod'
import * as bodies from './bodySchemas'
import { cartChanged } from './entitySchemas'
import { IDEMPOTENCY_KEY_HEADER } from './limits'
import { callPaths } from './paths'

export const callMethods = ['GET', 'POST', 'DELETE'] as const
export type CallMethod = (typeof callMethods)[number]

/** A call of the API. */
export type Call = {
  method: CallMethod
  /** Under `/api`; a `{name}` is a path parameter. */
  path: `/${string}`
  summary: string
  needsToken?: true
  /** The parameters of the query, all optional. */
  query?: z.ZodObject
  /** The JSON body of a request, and an example of it. */
  request?: { schema: z.ZodType; example: object }
  /** Headers that a request must have, with an example of their value. */
  headers?: Record<string, string>
  /** The response of success. */
  response: { status: 200 | 201; schema: z.ZodType }
  /** Why each error status is sent. Every call with a token may also get the 401 and 404 of `tokenErrors`. */
  errors?: Record<number, string>
  /** The body of an error that says more than its texts. */
  errorSchemas?: Record<number, z.ZodType>
}

/** Why a call with a token gets an error. */
export const tokenErrors = {
  401: 'The token is missing, invalid or expired',
  404: 'The user of the token does not exist',
} as const

/** A product of the seed data, in examples. */
export const EXAMPLE_PRODUCT_ID = 'aubergine-paithani-saree'
const productExample = { product: { _id: EXAMPLE_PRODUCT_ID } }

/** The first example signs up, and the next one logs in with it on any server. */
const accountExample = { email: 'asha.rao@resham.example', password: 'a word of your own' }

const invalidBody = 'The body is not JSON, or lacks a field'
const tooLong = 'or a field is too long'
const unknownProduct = 'No product has this id'

export type CallName = keyof typeof callPaths

/**
 * Every call of the API (specification, section 7), without the method and the path of `callPaths`. The request tester
 * offers them, `contract-tests` try each, and the OpenAPI document describes them.
 */
export const calls = {
  signUp: {
    summary: 'Registers a user',
    request: {
      schema: bodies.signupRequest,
      example: { name: 'Asha Rao', ...accountExample },
    },
    response: { status: 201, schema: bodies.signupResponse },
    errors: { 400: `${invalidBody}, ${tooLong}`, 422: 'The email is already registered' },
  },
  logIn: {
    summary: 'Logs a user in',
    request: {
      schema: bodies.loginRequest,
      example: accountExample,
    },
    response: { status: 200, schema: bodies.loginResponse },
    errors: { 400: invalidBody, 401: 'The password is wrong', 404: 'The email is not registered' },
  },
  getProducts: {
    summary: 'Lists the products',
    query: bodies.productsQuery,
    response: { status: 200, schema: bodies.productsResponse },
    errors: { 400: 'A parameter is invalid, or the cursor is of other filters' },
  },
  getProduct: {
    summary: 'Returns a product',
    response: { status: 200, schema: bodies.productResponse },
    errors: { 404: unknownProduct },
  },
  getCategories: {
    summary: 'Lists the categories',
    response: { status: 200, schema: bodies.categoriesResponse },
  },
  getCategory: {
    summary: 'Returns a category',
    response: { status: 200, schema: bodies.categoryResponse },
    errors: { 404: 'No category has this id' },
  },
  getCart: {
    summary: 'Returns the cart',
    needsToken: true,
    response: { status: 200, schema: bodies.cartResponse },
  },
  addToCart: {
    summary: 'Adds a product to the cart, or more of it',
    needsToken: true,
    request: { schema: bodies.addToCartRequest, example: productExample },
    response: { status: 201, schema: bodies.cartResponse },
    errors: { 400: `${invalidBody}, or the quantity is invalid`, 404: unknownProduct },
  },
  changeQuantity: {
    summary: 'Increments or decrements a quantity, never below 1',
    needsToken: true,
    request: { schema: bodies.changeQuantityRequest, example: { action: { type: 'increment' } } },
    response: { status: 200, schema: bodies.cartResponse },
    errors: { 400: invalidBody, 404: 'The product is not in the cart' },
  },
  removeFromCart: {
    summary: 'Removes a product from the cart',
    needsToken: true,
    response: { status: 200, schema: bodies.cartResponse },
  },
  getWishlist: {
    summary: 'Returns the wishlist',
    needsToken: true,
    response: { status: 200, schema: bodies.wishlistResponse },
  },
  addToWishlist: {
    summary: 'Adds a product to the wishlist',
    needsToken: true,
    request: { schema: bodies.addToWishlistRequest, example: productExample },
    response: { status: 201, schema: bodies.wishlistResponse },
    errors: { 400: invalidBody, 404: unknownProduct },
  },
  removeFromWishlist: {
    summary: 'Removes a product from the wishlist',
    needsToken: true,
    response: { status: 200, schema: bodies.wishlistResponse },
  },
  getOrders: {
    summary: 'Lists the orders, newest first',
    needsToken: true,
    response: { status: 200, schema: bodies.ordersResponse },
  },
  placeOrder: {
    summary: 'Orders the whole cart',
    needsToken: true,
    headers: { [IDEMPOTENCY_KEY_HEADER]: 'my-first-order' },
    request: {
      schema: bodies.placeOrderRequest,
      example: {
        order: {
          lines: [{ _id: EXAMPLE_PRODUCT_ID, qty: 1 }],
          delivery: {
            name: 'Asha Rao',
            street: '7, Temple Road',
            city: 'Mysuru',
            zipcode: '570001',
            state: 'Karnataka',
            country: 'India',
          },
        },
      },
    },
    response: { status: 201, schema: bodies.placeOrderResponse },
    errors: {
      400: `${invalidBody}, ${tooLong}, a line is invalid, or the key is missing or too long`,
      409: 'A line, a quantity or a price is not the current one, or a product is out of stock',
      422: 'The key was used for another order',
    },
    errorSchemas: { 409: cartChanged },
  },
  getTodos: {
    summary: "The request tester's default request",
    response: { status: 200, schema: bodies.todosResponse },
  },
} as const satisfies Record<CallName, Omit<Call, 'method' | 'path'>>

/** The name of each call. */
export const callNames = Object.keys(callPaths) as CallName[]

/** Takes the name of a call; returns it. */
export const callOf = (name: CallName): Call => ({ ...callPaths[name], ...calls[name] })

/** Takes a path; returns the names of its parameters, such as 'productId' of '/products/{productId}'. */
export const parametersOf = (path: string): string[] => [
  ...new Set(Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)),
]

/** Takes the name of a call; returns its method and its path under `/api`, such as 'POST user/cart/{productId}'. */
export const titleOf = (name: CallName): string =>
  `${callPaths[name].method} ${callPaths[name].path.slice(1)}`
