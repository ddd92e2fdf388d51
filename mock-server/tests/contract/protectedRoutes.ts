/** The requests that need a token (specification, section 6): method, and path under /api. */
export const protectedRoutes = [
  ['GET', 'user/cart'],
  ['POST', 'user/cart'],
  ['POST', 'user/cart/some-saree'],
  ['DELETE', 'user/cart/some-saree'],
  ['GET', 'user/orders'],
  ['POST', 'user/orders'],
  ['GET', 'user/wishlist'],
  ['POST', 'user/wishlist'],
  ['DELETE', 'user/wishlist/some-saree'],
] as const
