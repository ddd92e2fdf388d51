/** The lazy chunks: pages, and the toaster. */
export const chunks = {
  account: () => import(/* webpackChunkName: "account" */ '@/pages/accountPages'),
  product: () => import(/* webpackChunkName: "product" */ '@/pages/product/ProductPage'),
  toaster: () => import(/* webpackChunkName: "toaster" */ './toaster'),
  /** A developer tool, which shoppers do not download. */
  tester: () => import(/* webpackChunkName: "tester" */ '@/pages/apiTester/ApiTesterPage'),
}
