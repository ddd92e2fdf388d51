/** The lazy chunks: pages, and the toaster. */
export const chunks = {
  account: () => import(/* webpackChunkName: "account" */ './accountChunk'),
  product: () => import(/* webpackChunkName: "product" */ '@/pages/product/ProductPage'),
  toaster: () => import(/* webpackChunkName: "toaster" */ './toasterChunk'),
  /** A developer tool, which shoppers do not download. */
  tester: () => import(/* webpackChunkName: "tester" */ '@/pages/apiTester/ApiTesterPage'),
}
