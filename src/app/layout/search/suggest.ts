import type { Category } from '@/features/catalog'
import {
  applyFilters,
  countByCategory,
  defaultFilters,
  filtersToQuery,
  resultCount,
} from '@/features/filters'
import { formatRupees } from '@/shared/money'
import type { Product } from '@/shared/product/product'
import { paths } from '@/shared/routing/paths'

/** A link that the search offers. */
export type Suggestion = {
  to: string
  text: string
  /** A price, or a number of products. */
  hint: string
}

/** How many products are offered at most; the listing shows all. */
const MAX_PRODUCTS = 6

const takeFirst = (max: number, products: Product[], matches: (product: Product) => boolean): Product[] => {
  const first: Product[] = []
  for (const product of products) {
    if (first.length === max) break
    if (matches(product)) first.push(product)
  }
  return first
}

/**
 * The categories and the products that a search finds, by the rule of the listing (specification,
 * section 5). Matches in the title precede those in the description.
 */
export const suggest = (search: string, products: Product[], categories: Category[]): Suggestion[] => {
  const wanted = search.trim().toLowerCase()
  if (!wanted) return []
  const containsSearch = (text: string) => text.toLowerCase().includes(wanted)
  const found = applyFilters(products, { ...defaultFilters, search })
  const named = takeFirst(MAX_PRODUCTS, found, ({ title }) => containsSearch(title))
  const others = takeFirst(MAX_PRODUCTS - named.length, found, ({ title }) => !containsSearch(title))
  return [
    ...categories
      .filter(({ categoryName }) => containsSearch(categoryName))
      .map(({ categoryName }) => ({
        to: paths.products + filtersToQuery({ ...defaultFilters, category: [categoryName] }),
        text: `${categoryName} Collection`,
        hint: resultCount(countByCategory(products, defaultFilters).get(categoryName) ?? 0),
      })),
    ...[...named, ...others].map(({ _id, title, discountedPrice }) => ({
      to: paths.product(_id),
      text: title,
      hint: formatRupees(discountedPrice),
    })),
  ]
}
