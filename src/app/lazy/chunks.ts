import { lazyChunk } from '@/shared/lazyChunk'

/** The lazy chunks of the application: pages, and the toaster. Features have others. */
export const chunks = {
  userPages: lazyChunk(() => import(/* webpackChunkName: "userPages" */ './userPagesChunk')),
  product: lazyChunk(() => import(/* webpackChunkName: "product" */ '@/pages/product/ProductPage')),
  toaster: lazyChunk(() => import(/* webpackChunkName: "toaster" */ '../toasts/toaster')),
  /** A developer tool, which shoppers do not download. */
  tester: lazyChunk(() => import(/* webpackChunkName: "tester" */ '@/pages/apiTester/ApiTesterPage')),
}
