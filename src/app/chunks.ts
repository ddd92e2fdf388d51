/** The pages that come in chunks of their own. */
export const chunks = {
  account: () => import('@/pages/accountPages'),
  product: () => import('@/pages/product/ProductPage'),
  /** A tool for developers: shoppers do not pay for it. */
  tester: () => import('@/pages/mockMan/MockManPage'),
}
