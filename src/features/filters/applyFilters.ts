import type { Product } from '@/shared/product/product'
import { searchProducts } from '@/shared/product/searchIndex'
import type { Filters } from './filtersSlice'

/** Products in an order, each with its place in the catalogue. */
type Ordered = { products: Product[]; placeOf: (at: number) => number }

const ordered = new WeakMap<Product[], Map<boolean, Ordered>>()

const sort = (products: Product[], isUpwards: boolean): Ordered => {
  const sign = isUpwards ? 1 : -1
  const entries = [...products.entries()].sort(([, a], [, b]) => sign * (a.price - b.price))
  const places = Uint32Array.from(entries, ([place]) => place)
  return { products: entries.map(([, product]) => product), placeOf: (at) => places[at] ?? at }
}

// By the original price, and downwards for any order but lowToHigh: specification, section 5.
const inOrder = (products: Product[], { sortby }: Filters): Ordered => {
  if (!sortby) return { products, placeOf: (at) => at }
  const isUpwards = sortby === 'lowToHigh'
  const known = ordered.get(products) ?? new Map<boolean, Ordered>()
  const order = known.get(isUpwards) ?? sort(products, isUpwards)
  ordered.set(products, known.set(isUpwards, order))
  return order
}

/**
 * The products that the filters let through. The specification filters by category, sort, rating and search, one
 * after the other (section 4). This comes to the same in one pass, after what each of them can keep of a
 * catalogue: its orders, and what was searched for last.
 */
export const applyFilters = (catalogue: Product[], filters: Filters): Product[] => {
  const { category, rating, search } = filters
  const { products, placeOf } = inOrder(catalogue, filters)
  const found = searchProducts(catalogue, search)
  // Only above 1, though the slider starts at 0: specification, section 5.
  if (category.length === 0 && !(rating > 1) && !found) return products
  return products.filter(
    (product, at) =>
      (category.length === 0 || category.includes(product.categoryName)) &&
      (!(rating > 1) || product.rating >= rating) &&
      (!found || found[placeOf(at)] === 1),
  )
}
