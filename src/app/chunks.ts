/** What comes in chunks of its own: pages, and the toasts. */
export const chunks = {
  account: () => import(/* webpackChunkName: "account" */ '@/pages/accountPages'),
  product: () => import(/* webpackChunkName: "product" */ '@/pages/product/ProductPage'),
  toaster: () => import(/* webpackChunkName: "toaster" */ './toaster'),
  /** A tool for developers: shoppers do not pay for it. */
  tester: () => import(/* webpackChunkName: "tester" */ '@/pages/mockMan/MockManPage'),
}
