import type { OptionCounts } from '@resham/contract'
import type { Product } from '@/shared/product/product'

/** The products that match some filters. */
export type Results = {
  /** Those that have a card. */
  products: Product[]
  /** How many match. */
  total: number
  /** How many match with each category and each price, once known. */
  options: Partial<OptionCounts>
  /** Whether more match than have a card. */
  hasMore: boolean
  /** The whole catalogue in the order of the listing, if it is in the browser. */
  catalog?: Product[] | undefined
}

/** The results of the filters, and what is missing of them. */
export type ResultsQuery = {
  /**
   * Nothing is missing (`current`); the products of these filters are (`loading`, `failed`), in whose place those of
   * earlier filters are shown, if any; or their next page (`loadingMore`, `moreFailed`).
   */
  status: 'current' | 'loading' | 'failed' | 'loadingMore' | 'moreFailed'
  results?: Results | undefined
  /** Requests again what has failed. */
  retry: () => void
}
