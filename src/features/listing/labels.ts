import { formatRupees, groupDigits, type ListFilter, MAX_EXACT_COUNT } from '@resham/contract'
import type { Results } from './results/results'
import type { SortOrder } from './state/filtersSlice'

/** What the options of each list are called. */
export const listLegends: Record<ListFilter, string> = { category: 'Category' }

/** The label of a minimum rating, which filters only above 1 (specification, section 5). */
export const ratingLabel = (rating: number) => (rating > 1 ? `${rating} and above` : 'Any rating')

/** The label of a highest price in rupees; 0 is any. */
export const priceLabel = (price: number) => (price > 0 ? `Up to ${formatRupees(price)}` : 'Any price')

export const sortLabels: Record<SortOrder, string> = {
  lowToHigh: 'Low to High',
  highToLow: 'High to Low',
}

/** The label of a number of products that match. */
export const resultCount = (count: number) => {
  if (count > MAX_EXACT_COUNT) return `more than ${groupDigits(MAX_EXACT_COUNT)} products`
  return `${groupDigits(count)} ${count === 1 ? 'product' : 'products'}`
}

/** The label of the products that are shown, such as '48 of 600 products'. */
export const shownCount = ({ products: { length }, total }: Results) =>
  length < total ? `${groupDigits(length)} of ${resultCount(total)}` : resultCount(total)

/** What is announced of results: how many products are shown, and which searches are proposed. */
export const announcementOf = (results: Results | undefined, proposals: string[]) => {
  const question = proposals.length > 0 ? `. Did you mean ${proposals.join(', or ')}?` : ''
  return results ? `${shownCount(results)} shown${question}` : ''
}

/** The label of the number of products of an option. */
export const optionCount = (count: number) =>
  count > MAX_EXACT_COUNT ? `(${groupDigits(MAX_EXACT_COUNT)}+)` : `(${groupDigits(count)})`

/** The label of the button that shows more, with the number left where it is known. */
export const showMoreLabel = ({ products: { length }, total }: Results) =>
  length < total && total <= MAX_EXACT_COUNT ? `Show more (${groupDigits(total - length)} left)` : 'Show more'
