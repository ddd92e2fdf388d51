import { containsWords, type SearchedTexts, searchedWords, searchTextOf, titleIn } from './searchText'

/** The orders by price, as the specification calls them (section 5). */
export const SORT_ORDERS = ['lowToHigh', 'highToLow'] as const

/** Which products a listing shows, and in which order (specification, sections 3 to 5). */
export type ProductFilters = {
  search: string
  category: readonly string[]
  /** The minimum rating; it filters only above 1. */
  rating: number
  /** '' is the order of the catalogue. */
  sortby: string
}

/** What of a product the filters look at. The price is a number, or digits. */
type Filterable = SearchedTexts & {
  price: number | string
  rating: number
}

/** A product never changes, so its texts are folded once for all keys of a search. */
const searchTexts = new WeakMap<SearchedTexts, string>()

const readSearchText = (product: SearchedTexts): string => {
  const known = searchTexts.get(product)
  if (known !== undefined) return known
  const text = searchTextOf(product)
  searchTexts.set(product, text)
  return text
}

/**
 * Takes products in the order of the catalogue, and filters; returns the products that match, in their order. Both
 * servers and the shop follow it; the reference server does in SQL (specification, sections 4 and 5).
 */
export const filterProducts = <Product extends Filterable>(
  products: readonly Product[],
  { search, category, rating, sortby }: ProductFilters,
): Product[] => {
  const words = searchedWords(search)
  const matches = products.filter(
    (product) =>
      (category.length === 0 || category.includes(product.categoryName)) &&
      // Only above 1, though the slider starts at 0.
      !(rating > 1 && product.rating < rating) &&
      (words.length === 0 || containsWords(readSearchText(product), words)),
  )
  // By the original price, and descending for any order but lowToHigh.
  const sign = sortby === 'lowToHigh' ? 1 : -1
  return sortby ? matches.sort((a, b) => sign * (Number(a.price) - Number(b.price))) : matches
}

/**
 * Takes products that match a search; returns those with each of its words in their title first, each part in the given
 * order.
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
  // Sorted, so that equal counts are equal texts.
  return Object.fromEntries([...counts].sort())
}
