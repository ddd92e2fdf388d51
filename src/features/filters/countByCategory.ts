import type { Product } from '@/shared/product/product'
import { applyFilters } from './applyFilters'
import type { Filters } from './filtersSlice'

/** How many products of each category the other filters let through. */
export type CategoryCounts = ReadonlyMap<string, number>

// In whatever order: sorting would not change how many there are.
export const countByCategory = (products: Product[], filters: Filters): CategoryCounts => {
  const counts = new Map<string, number>()
  for (const { categoryName } of applyFilters(products, { ...filters, category: [], sortby: '' }))
    counts.set(categoryName, (counts.get(categoryName) ?? 0) + 1)
  return counts
}
