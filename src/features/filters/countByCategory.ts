import type { Product } from '@/shared/product/product'
import { applyFilters } from './applyFilters'
import type { Filters } from './filtersSlice'

/** How many products of each category the other filters let through. */
export type CategoryCounts = ReadonlyMap<string, number>

const counted = new WeakMap<Product[], CategoryCounts>()

const count = (products: Product[]): CategoryCounts => {
  const counts = new Map<string, number>()
  for (const { categoryName } of products) counts.set(categoryName, (counts.get(categoryName) ?? 0) + 1)
  counted.set(products, counts)
  return counts
}

// In whatever order: sorting would not change how many there are.
export const countByCategory = (products: Product[], filters: Filters): CategoryCounts => {
  const left = applyFilters(products, { ...filters, category: [], sortby: '' })
  return counted.get(left) ?? count(left)
}
