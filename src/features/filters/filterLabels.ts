import { MAX_EXACT_COUNT } from '@/contract'
import type { SortOrder } from './filtersSlice'

/** The label of a minimum rating, which filters only above 1 (specification, section 5). */
export const ratingLabel = (rating: number) => (rating > 1 ? `${rating} and above` : 'Any rating')

/** The labels of the sort orders. */
export const sortLabels: Record<SortOrder, string> = {
  lowToHigh: 'Low to High',
  highToLow: 'High to Low',
}

const number = new Intl.NumberFormat('en-IN')

/** The label of a number of products that match. */
export const resultCount = (count: number) => {
  if (count > MAX_EXACT_COUNT) return `more than ${number.format(MAX_EXACT_COUNT)} products`
  return `${number.format(count)} ${count === 1 ? 'product' : 'products'}`
}

/** How many products match, and how many of them are shown. */
export type Results = { shown: number; total: number }

/** The label of the products that are shown, such as '48 of 600 products'. */
export const shownCount = ({ shown, total }: Results) =>
  shown < total ? `${number.format(shown)} of ${resultCount(total)}` : resultCount(total)

/** The label of the number of products in a category. */
export const categoryCount = (count: number) =>
  count > MAX_EXACT_COUNT ? `(${number.format(MAX_EXACT_COUNT)}+)` : `(${number.format(count)})`

/** The label of the button that shows more. `left` is undefined where it is not known. */
export const showMoreLabel = (left: number | undefined) =>
  left === undefined ? 'Show more' : `Show more (${number.format(left)} left)`
