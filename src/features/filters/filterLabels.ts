import type { SortOrder } from './filtersSlice'

/** The label of a minimum rating, which filters only above 1 (specification, section 5). */
export const ratingInWords = (rating: number) => (rating > 1 ? `${rating} and above` : 'Any rating')

/** The labels of the sort orders. */
export const sortInWords: Record<SortOrder, string> = {
  lowToHigh: 'Low to High',
  highToLow: 'High to Low',
}
