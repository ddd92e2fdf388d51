import type { SortOrder } from './filtersSlice'

/** The label of a minimum rating, which filters only above 1 (specification, section 5). */
export const ratingLabel = (rating: number) => (rating > 1 ? `${rating} and above` : 'Any rating')

/** The labels of the sort orders. */
export const sortLabels: Record<SortOrder, string> = {
  lowToHigh: 'Low to High',
  highToLow: 'High to Low',
}

/** The label of a number of products. */
export const resultCount = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`
