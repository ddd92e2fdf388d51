/** The calls that need a token (specification, section 7): method, and path under /api. */
export const protectedCalls = [
  ['GET', 'user/cart'],
  ['POST', 'user/cart'],
  ['POST', 'user/cart/some-saree'],
  ['DELETE', 'user/cart/some-saree'],
  ['GET', 'user/wishlist'],
  ['POST', 'user/wishlist'],
  ['DELETE', 'user/wishlist/some-saree'],
] as const
