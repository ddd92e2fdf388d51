import type { Product } from '@/shared/product/product'
import type { Filters } from './filtersSlice'

type Step = (products: Product[], filters: Filters) => Product[]

const byCategory: Step = (products, { category }) =>
  category.length === 0 ? products : products.filter(({ categoryName }) => category.includes(categoryName))

// By the original price, and downwards for any order but lowToHigh: specification, section 5.
const bySortOrder: Step = (products, { sortby }) => {
  if (!sortby) return products
  const sign = sortby === 'lowToHigh' ? 1 : -1
  return products.toSorted((a, b) => sign * (a.price - b.price))
}

// Only above 1, though the slider starts at 0: specification, section 5.
const byRating: Step = (products, { rating }) =>
  rating > 1 ? products.filter((product) => product.rating >= rating) : products

const bySearch: Step = (products, { search }) => {
  const wanted = search.trim().toLowerCase()
  if (!wanted) return products
  return products.filter(({ title, description, categoryName }) =>
    [title, description, categoryName].some((text) => text.toLowerCase().includes(wanted)),
  )
}

/** The products that the filters let through, in the order the specification filters by (section 4). */
export const applyFilters = (products: Product[], filters: Filters): Product[] =>
  [byCategory, bySortOrder, byRating, bySearch].reduce((left, step) => step(left, filters), products)
