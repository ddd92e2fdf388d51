/** What comes in chunks of its own: pages, and the toasts. */
export const chunks = {
  account: () => import('@/pages/accountPages'),
  product: () => import('@/pages/product/ProductPage'),
  toaster: () => import('./toaster'),
  /** A tool for developers: shoppers do not pay for it. */
  tester: () => import('@/pages/mockMan/MockManPage'),
}
