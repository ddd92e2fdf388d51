import { forEachInSlices } from '../scheduling/forEachInSlices'
import type { Product } from './product'

/** The searched texts, in lower case. */
type SearchIndex = {
  titles: string[]
  /** Descriptions and category names without duplicates, because many products share them. */
  texts: string[]
  /** For each product, the indexes of its description and its category in `texts`. */
  descriptions: number[]
  categories: number[]
}

/** The result of a search: 1 at the index of each product found. */
type Found = { query: string; flags: Uint8Array }

const indexes = new WeakMap<readonly Product[], SearchIndex>()
const latest = new WeakMap<readonly Product[], Found>()

const createIndexer = () => {
  const index: SearchIndex = { titles: [], texts: [], descriptions: [], categories: [] }
  const textIndexes = new Map<string, number>()
  const textIndexOf = (text: string) => {
    const known = textIndexes.get(text)
    if (known !== undefined) return known
    textIndexes.set(text, index.texts.length)
    return index.texts.push(text.toLowerCase()) - 1
  }
  const add = ({ title, description, categoryName }: Product) => {
    index.titles.push(title.toLowerCase())
    index.descriptions.push(textIndexOf(description))
    index.categories.push(textIndexOf(categoryName))
  }
  return { index, add }
}

const indexOf = (products: readonly Product[]): SearchIndex => {
  const known = indexes.get(products)
  if (known) return known
  const { index, add } = createIndexer()
  products.forEach(add)
  indexes.set(products, index)
  return index
}

/** Takes a catalogue; builds its search index in slices, so that the first search need not. */
export const prepareSearch = async (products: readonly Product[]): Promise<void> => {
  const { index, add } = createIndexer()
  await forEachInSlices(products, add)
  indexes.set(products, index)
}

/**
 * Takes products and a search; returns 1 at the index of each product with that text in its title, description or
 * category, ignoring case (specification, section 5), or undefined for a blank search. A search that extends the last
 * one looks only at what that found.
 */
export const searchProducts = (products: readonly Product[], search: string): Uint8Array | undefined => {
  const query = search.trim().toLowerCase()
  if (!query) return undefined
  const previous = latest.get(products)
  if (previous?.query === query) return previous.flags

  const { titles, texts, descriptions, categories } = indexOf(products)
  const candidates = previous && query.includes(previous.query) ? previous.flags : undefined
  const isMatch = texts.map((text) => text.includes(query))
  const flags = new Uint8Array(products.length)
  titles.forEach((title, at) => {
    if (candidates?.[at] === 0) return
    if (isMatch[descriptions[at] ?? -1] || isMatch[categories[at] ?? -1] || title.includes(query))
      flags[at] = 1
  })
  latest.set(products, { query, flags })
  return flags
}
