import {
  byList,
  LIST_FILTERS,
  LIST_NAMES,
  type ListCounts,
  type ListField,
  type ListFilter,
} from './filterNames'
import { containsWords, type SearchedTexts, searchedWords, searchTextOf, titleIn } from './searchText'

/** The orders by price, as the specification calls them (section 5). */
export const SORT_ORDERS = ['lowToHigh', 'highToLow'] as const

/** The highest prices that the shop offers to filter by, in rupees, ascending. */
export const PRICE_STEPS: readonly number[] = [5_000, 10_000, 20_000, 50_000]

/** Which products a listing shows, and in which order (specification, sections 3 to 5). */
export type ProductFilters = Record<ListFilter, readonly string[]> & {
  search: string
  /** The minimum rating; it filters only above 1. */
  rating: number
  /** The highest discounted price in rupees; 0 is any. */
  price: number
  /** '' is the order of the catalogue. */
  sortby: string
}

/** The filters of a listing without filters. */
export const noFilters: ProductFilters = {
  search: '',
  ...byList(() => []),
  rating: 0,
  price: 0,
  sortby: '',
}

/** The fields of a product that the filters read. Prices are in rupees, as a number or as digits. */
export type Filterable = SearchedTexts &
  Record<ListField, string> & {
    price: number | string
    discountedPrice: number | string
    rating: number
  }

// A product object never changes, so typing a search does not fold its texts again.
const searchTexts = new WeakMap<SearchedTexts, string>()

/** Takes a product; returns its search text, which is written once for each object. */
export const readSearchText = (product: SearchedTexts): string => {
  const known = searchTexts.get(product)
  if (known !== undefined) return known
  const text = searchTextOf(product)
  searchTexts.set(product, text)
  return text
}

/**
 * Takes products in the order of the catalogue, and filters; returns the products that match, in the order
 * that the filters name (specification, sections 4 and 5). The shop and the mock server call it; the SQL of
 * the reference server gives the same result.
 */
export const filterProducts = <Product extends Filterable>(
  products: readonly Product[],
  { search, rating, price, sortby, ...lists }: ProductFilters,
): Product[] => {
  const words = searchedWords(search)
  const chosen = LIST_NAMES.filter((name) => lists[name].length > 0)
  const matches = products.filter(
    (product) =>
      chosen.every((name) => lists[name].includes(product[LIST_FILTERS[name].field])) &&
      // A rating filters only above 1, although the slider starts at 0.
      !(rating > 1 && product.rating < rating) &&
      !(price > 0 && Number(product.discountedPrice) > price) &&
      (words.length === 0 || containsWords(readSearchText(product), words)),
  )
  // Products are sorted by the original price, and any order but lowToHigh is descending.
  const sign = sortby === 'lowToHigh' ? 1 : -1
  return sortby ? matches.sort((a, b) => sign * (Number(a.price) - Number(b.price))) : matches
}

/**
 * Takes products that match a search, and the search; returns first the products with each of its words in
 * their title, then the others. Both groups keep the given order.
 */
export const titlesFirst = <Product extends SearchedTexts>(
  products: readonly Product[],
  search: string,
): Product[] => {
  const words = searchedWords(search)
  const isNamed = (product: Product) => containsWords(titleIn(readSearchText(product)), words)
  return [...products.filter(isNamed), ...products.filter((product) => !isNamed(product))]
}

/** Takes products and a field; returns how many there are of each value that occurs, by the value. */
export const countByValue = <Field extends ListField>(
  products: readonly Record<Field, string>[],
  field: Field,
): Record<string, number> => {
  const counts = new Map<string, number>()
  for (const { [field]: value } of products) counts.set(value, (counts.get(value) ?? 0) + 1)
  // The values are sorted, so that equal counts have the same JSON.
  return Object.fromEntries([...counts].sort())
}

/** Takes products; returns how many they are, by '0', and how many cost at most each of `PRICE_STEPS`, by the step. */
export const countByPrice = (
  products: readonly Pick<Filterable, 'discountedPrice'>[],
): Record<string, number> =>
  Object.fromEntries([
    [0, products.length],
    ...PRICE_STEPS.map((step) => [
      step,
      products.filter(({ discountedPrice }) => Number(discountedPrice) <= step).length,
    ]),
  ])

/** The counts of a response: of the values of each of `LIST_FILTERS`, and of prices. */
export type OptionCounts = Record<ListCounts | 'priceCounts', Record<string, number>>

/**
 * Takes products and filters; returns the numbers beside the options of the filters: how many products there are with each
 * of them, under the other filters (specification, section 5).
 */
export const countOptions = (products: readonly Filterable[], filters: ProductFilters): OptionCounts => {
  const counts = LIST_NAMES.map((name) => {
    const others = filterProducts(products, { ...filters, [name]: [] })
    return [LIST_FILTERS[name].counts, countByValue(others, LIST_FILTERS[name].field)]
  })
  const priceCounts = countByPrice(filterProducts(products, { ...filters, price: 0 }))
  return { ...Object.fromEntries(counts), priceCounts }
}
