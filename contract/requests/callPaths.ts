/** The first part of the path of every call, without slashes. */
export const API_NAMESPACE = 'api'

/** The beginning of the path of every call under `/api` that needs a token. */
export const USER_PATH = '/user'

/**
 * Takes the path of a call under `/api`; returns whether the call needs a token, as every call under `/user`
 * does (specification, section 6).
 */
export const needsToken = (path: string): boolean => path === USER_PATH || path.startsWith(`${USER_PATH}/`)

/**
 * Takes the path of a call; returns whether it has the 404 of a token's user who does not exist (specification,
 * section 8).
 */
export const namesMissingUser = (path: string): boolean => /^\/user\/(cart|wishlist)\b/.test(path)

/**
 * The method of each call of the API, and its path under `/api`, in which a `{name}` is a parameter
 * (specification, section 7). They are apart from the rest of the calls, which needs zod, so that shoppers do
 * not download zod.
 */
export const callPaths = {
  signUp: { method: 'POST', path: '/auth/signup' },
  logIn: { method: 'POST', path: '/auth/login' },
  getProducts: { method: 'GET', path: '/products' },
  getProduct: { method: 'GET', path: '/products/{productId}' },
  getCategories: { method: 'GET', path: '/categories' },
  getCategory: { method: 'GET', path: '/categories/{categoryId}' },
  getCart: { method: 'GET', path: '/user/cart' },
  addToCart: { method: 'POST', path: '/user/cart' },
  changeQuantity: { method: 'POST', path: '/user/cart/{productId}' },
  removeFromCart: { method: 'DELETE', path: '/user/cart/{productId}' },
  getWishlist: { method: 'GET', path: '/user/wishlist' },
  addToWishlist: { method: 'POST', path: '/user/wishlist' },
  removeFromWishlist: { method: 'DELETE', path: '/user/wishlist/{productId}' },
  getOrders: { method: 'GET', path: '/user/orders' },
  placeOrder: { method: 'POST', path: '/user/orders' },
  getOrder: { method: 'GET', path: '/user/orders/{orderId}' },
  cancelOrder: { method: 'POST', path: '/user/orders/{orderId}' },
  changePassword: { method: 'POST', path: '/user/password' },
  endOtherSessions: { method: 'DELETE', path: '/user/sessions' },
  getUserData: { method: 'GET', path: '/user/data' },
  deleteAccount: { method: 'DELETE', path: '/user' },
  getTodos: { method: 'GET', path: '/test-todos' },
} as const

export type CallName = keyof typeof callPaths

/** The name of each call. */
export const callNames = Object.keys(callPaths) as CallName[]

/** Takes the path of a call; returns it as routers have it, with `:name` for each parameter. */
export const routePathOf = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')
