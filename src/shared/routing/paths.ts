import type { ProductId } from '@/contract'

/** The paths of all pages (specification, section 2). */
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
