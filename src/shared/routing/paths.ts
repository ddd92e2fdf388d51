import { isDecodable, type OrderId, type ProductId } from '@resham/contract'

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
  order: (id: OrderId) => `/profile/orders/${encodeURIComponent(id)}`,
  loggedOut: '/logout',
  tester: '/mockMan',
  notFound: '/404',
} as const

/** The pattern of the path of a product's page, and of an order's, as React Router reads it. */
export const PRODUCT_PATTERN = `${paths.products}/:_id`
export const ORDER_PATTERN = `${paths.profile}/orders/:_id`

/**
 * Takes the pattern of a page; returns a function from the path of a URL to the id in it, decoded once; undefined for
 * other pages, and for what cannot be decoded. The router leaves an id encoded in some places, and reads '%2F' in it as
 * a slash in others.
 */
const idReader = (pattern: string) => {
  const path = new RegExp(`^${pattern.replace(':_id', '([^/]+)')}/?$`)
  return (pathname: string): string | undefined => {
    const [, id] = path.exec(pathname) ?? []
    return id && isDecodable(id) ? decodeURIComponent(id) : undefined
  }
}
export const productIdOf = idReader(PRODUCT_PATTERN)
export const orderIdOf = idReader(ORDER_PATTERN)

/** Whether a path is that of the listing, which a host may serve with a slash at its end. */
export const isListing = (pathname: string) => pathname.replace(/\/$/, '') === paths.products
