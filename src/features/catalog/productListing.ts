import type { Product } from '@/shared/product/product'

/** The cards of a listing, and how many products match: in all, in each category, and up to each price. */
export type ShownProducts = {
  products: Product[]
  total: number
  counts?: Record<string, number> | undefined
  priceCounts?: Record<string, number> | undefined
  /** Where none matches: the searches that the shopper may have meant. */
  proposals?: string[] | undefined
  /** Whether more match than are shown. */
  hasMore: boolean
  /** The whole catalogue in the order of the listing, if it is in the browser. */
  catalog?: Product[] | undefined
}

/** A listing of the products that match some filters. */
export type ProductListing = {
  /**
   * What is missing: nothing (`current`); the products of these filters (`loading`, `failed`), in whose place
   * those of earlier filters are shown, if any; or their next page (`loadingMore`, `moreFailed`).
   */
  status: 'current' | 'loading' | 'failed' | 'loadingMore' | 'moreFailed'
  shown?: ShownProducts | undefined
  /** Requests again what has failed. */
  retry: () => void
}
