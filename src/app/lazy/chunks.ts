import { lazyChunk } from '@/shared/lazyChunk'

/** The toaster is lazy: the first screen does not need it. */
export const chunks = {
  toaster: lazyChunk(() => import(/* webpackChunkName: "toaster" */ '../toasts/toaster')),
}
