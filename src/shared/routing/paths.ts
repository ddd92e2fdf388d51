import { isDecodable, type ProductId } from '@resham/contract'

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

const PRODUCT_PATH = new RegExp(`^${paths.products}/([^/]+)/?$`)

/**
 * Takes the path of a URL; returns the id of the product whose page it is, decoded once: the router leaves it encoded in
 * some places, and reads '%2F' in an id as a slash in others. Undefined for other pages, and for what cannot be decoded.
 */
export const productIdOf = (pathname: string): ProductId | undefined => {
  const [, id] = PRODUCT_PATH.exec(pathname) ?? []
  return id && isDecodable(id) ? decodeURIComponent(id) : undefined
}

/** Whether a path is that of the listing, which a host may serve with a slash at its end. */
export const isListing = (pathname: string) => pathname.replace(/\/$/, '') === paths.products
