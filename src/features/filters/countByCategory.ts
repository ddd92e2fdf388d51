import type { Product } from '@/shared/product/product'
import { applyFilters } from './applyFilters'
import type { Filters } from './filtersSlice'

/** How many products of each category match the other filters. */
export type CategoryCounts = ReadonlyMap<string, number>

const counted = new WeakMap<Product[], CategoryCounts>()

const count = (products: Product[]): CategoryCounts => {
  const counts = new Map<string, number>()
  for (const { categoryName } of products) counts.set(categoryName, (counts.get(categoryName) ?? 0) + 1)
  counted.set(products, counts)
  return counts
}

// Unsorted: the order does not change the counts.
export const countByCategory = (products: Product[], filters: Filters): CategoryCounts => {
  const matches = applyFilters(products, { ...filters, category: [], sortby: '' })
  return counted.get(matches) ?? count(matches)
}
