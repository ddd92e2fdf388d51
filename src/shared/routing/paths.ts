import type { ProductId } from '@resham/contract'

export const paths = {
  home: '/',
  products: '/products',
  product: (id: ProductId) => `/products/${encodeURIComponent(id)}`,
  wishlist: '/wishlist',
  cart: '/cart',
  address: '/checkout/userAddress',
  summary: '/checkout/orderSummary',
  orderPlaced: '/orderSuccessful',
  login: '/login',
  signup: '/signup',
  profile: '/profile',
  loggedOut: '/logout',
  tester: '/mockMan',
  notFound: '/404',
} as const

/** The pattern of a product page's path, as React Router reads it. */
export const PRODUCT_PATTERN = `${paths.products}/:_id`

/** Whether a path is that of the listing, which a host may serve with a slash at its end. */
export const isListing = (pathname: string) => pathname.replace(/\/$/, '') === paths.products
