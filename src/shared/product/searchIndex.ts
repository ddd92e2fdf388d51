import { inSlices } from '../inSlices'
import type { Product } from './product'

/** What a search looks into, in small letters. */
type SearchIndex = {
  titles: string[]
  /** Descriptions and names of categories, each of them once: many products may share one. */
  texts: string[]
  /** For each product, where its description stands among the texts, and where its category does. */
  descriptions: number[]
  categories: number[]
}

/** Which products of a catalogue a search found: 1 at the places of those. */
type Found = { wanted: string; flags: Uint8Array }

const indexes = new WeakMap<readonly Product[], SearchIndex>()
const latest = new WeakMap<readonly Product[], Found>()

const indexer = () => {
  const index: SearchIndex = { titles: [], texts: [], descriptions: [], categories: [] }
  const places = new Map<string, number>()
  const placeOf = (text: string) => {
    const known = places.get(text)
    if (known !== undefined) return known
    places.set(text, index.texts.length)
    return index.texts.push(text.toLowerCase()) - 1
  }
  const add = ({ title, description, categoryName }: Product) => {
    index.titles.push(title.toLowerCase())
    index.descriptions.push(placeOf(description))
    index.categories.push(placeOf(categoryName))
  }
  return { index, add }
}

const indexOf = (products: readonly Product[]): SearchIndex => {
  const known = indexes.get(products)
  if (known) return known
  const { index, add } = indexer()
  products.forEach(add)
  indexes.set(products, index)
  return index
}

/** Makes ready for searches of a long catalogue, so that the first letter need not wait. */
export const prepareSearch = async (products: readonly Product[]): Promise<void> => {
  const { index, add } = indexer()
  await inSlices(products, add)
  indexes.set(products, index)
}

/**
 * Finds what has a text in its title, its description or its category (specification, section 5). Gives a 1 at
 * the places of the found ones, or undefined where nothing is searched for. Each letter that is added to a
 * search looks only among what was found before it.
 */
export const searchProducts = (products: readonly Product[], search: string): Uint8Array | undefined => {
  const wanted = search.trim().toLowerCase()
  if (!wanted) return undefined
  const before = latest.get(products)
  if (before?.wanted === wanted) return before.flags

  const { titles, texts, descriptions, categories } = indexOf(products)
  const among = before && wanted.includes(before.wanted) ? before.flags : undefined
  const says = texts.map((text) => text.includes(wanted))
  const flags = new Uint8Array(products.length)
  titles.forEach((title, at) => {
    if (among?.[at] === 0) return
    if (says[descriptions[at] ?? -1] || says[categories[at] ?? -1] || title.includes(wanted)) flags[at] = 1
  })
  latest.set(products, { wanted, flags })
  return flags
}
