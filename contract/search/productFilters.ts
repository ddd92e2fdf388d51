import { containsWords, type SearchedTexts, searchedWords, searchTextOf, titleIn } from './searchText'

/** The orders by price, as the specification calls them (section 5). */
export const SORT_ORDERS = ['lowToHigh', 'highToLow'] as const

/** The highest prices that the shop offers to filter by, in rupees, ascending. */
export const PRICE_STEPS: readonly number[] = [5_000, 10_000, 20_000, 50_000]

/** Which products a listing shows, and in which order (specification, sections 3 to 5). */
export type ProductFilters = {
  search: string
  category: readonly string[]
  /** The minimum rating; it filters only above 1. */
  rating: number
  /** The highest discounted price in rupees; 0 is any. */
  price: number
  /** '' is the order of the catalogue. */
  sortby: string
}

/** The filters of a listing without filters. */
export const noFilters: ProductFilters = { search: '', category: [], rating: 0, price: 0, sortby: '' }

/** The fields of a product that the filters read. Prices are in rupees, as a number or as digits. */
export type Filterable = SearchedTexts & {
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
  { search, category, rating, price, sortby }: ProductFilters,
): Product[] => {
  const words = searchedWords(search)
  const matches = products.filter(
    (product) =>
      (category.length === 0 || category.includes(product.categoryName)) &&
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

/** Takes products; returns how many there are of each category that occurs, by its name. */
export const countByCategory = (
  products: readonly Pick<Filterable, 'categoryName'>[],
): Record<string, number> => {
  const counts = new Map<string, number>()
  for (const { categoryName } of products) counts.set(categoryName, (counts.get(categoryName) ?? 0) + 1)
  // The names are sorted, so that equal counts have the same JSON.
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

/**
 * Takes products and filters; returns the numbers beside the options of the filters: how many products there are of each
 * category and up to each price, under the other filters (specification, section 5).
 */
export const countOptions = (products: readonly (Filterable & SearchedTexts)[], filters: ProductFilters) => ({
  counts: countByCategory(filterProducts(products, { ...filters, category: [] })),
  priceCounts: countByPrice(filterProducts(products, { ...filters, price: 0 })),
})
