import type { Category } from '@/features/catalog'
import {
  applyFilters,
  countByCategory,
  defaultFilters,
  filtersToQuery,
  resultCount,
} from '@/features/filters'
import { paths } from '@/shared/paths'
import { formatRupees } from '@/shared/product/money'
import type { Product } from '@/shared/product/product'

/** A short cut that the search offers. */
export type Suggestion = {
  to: string
  text: string
  /** Says more about it: a price, a number of products. */
  hint: string
}

/** How many garments are offered, at most: the listing behind shows all of them. */
const MOST = 6

const firstOf = (most: number, products: Product[], isMeant: (product: Product) => boolean): Product[] => {
  const first: Product[] = []
  for (const product of products) {
    if (first.length === most) break
    if (isMeant(product)) first.push(product)
  }
  return first
}

/**
 * The categories and the products that a search finds, by the rule of the listing (specification,
 * section 5). Those whose names say it come before those whose descriptions do.
 */
export const suggest = (search: string, products: Product[], categories: Category[]): Suggestion[] => {
  const wanted = search.trim().toLowerCase()
  if (!wanted) return []
  const saysIt = (text: string) => text.toLowerCase().includes(wanted)
  const found = applyFilters(products, { ...defaultFilters, search })
  const named = firstOf(MOST, found, ({ title }) => saysIt(title))
  const others = firstOf(MOST - named.length, found, ({ title }) => !saysIt(title))
  return [
    ...categories
      .filter(({ categoryName }) => saysIt(categoryName))
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
