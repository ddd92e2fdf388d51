import type { SortOrder } from './filtersSlice'

/** The least rating, as the shopper reads it. It filters only above 1 (specification, section 5). */
export const ratingInWords = (rating: number) => (rating > 1 ? `${rating} and above` : 'Any rating')

/** The orders by price, as the shopper reads them. */
export const sortInWords: Record<SortOrder, string> = {
  lowToHigh: 'Low to High',
  highToLow: 'High to Low',
}
