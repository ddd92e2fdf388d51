import { closestMatch } from 'leven'
import { type Filterable, filterProducts, type ProductFilters, readSearchText } from './productFilters'
import { cutSearch, foldText, namesIn, singularOf } from './searchText'
import { tradeWordOf } from './tradeWords'

// 'Did you mean …?' (specification, section 5): what a search that finds nothing may have meant. Its words are
// replaced by the table of the trade, or by the nearest words of the catalogue's titles and categories.

/** A search of more words is no misspelt one. */
const MAX_WORDS = 5

/** How a catalogue is asked for proposals. */
type Asked = {
  /**
   * Takes folded words in the singular; returns for each of them the nearest word of the catalogue, which is the
   * word itself if products have it, and undefined if none is near.
   */
  nearestWords: (words: string[]) => Promise<(string | undefined)[]>
  /** Whether a search finds a product, with the other filters as they are. */
  finds: (search: string) => Promise<boolean>
}

/**
 * Takes a search that finds nothing, and a catalogue; returns at most two searches that find something, those
 * with the words of the trade first.
 */
export const proposeSearches = async (search: string, { nearestWords, finds }: Asked): Promise<string[]> => {
  const typed = search.split(/\p{White_Space}+/u).filter((text) => foldText(text) !== '')
  if (typed.length === 0 || typed.length > MAX_WORDS) return []
  const words = typed.map(foldText)
  const ofTrade = words.map((word) => tradeWordOf(word) ?? tradeWordOf(singularOf(word)))
  const singular = words.map(singularOf)
  const nearest = await nearestWords(singular)
  const replaced = (at: number, ...replacements: (string | undefined)[]) => {
    const replacement = replacements.find((word) => word !== undefined)
    return replacement === undefined || replacement === singular[at] ? typed[at] : replacement
  }
  const proposals = [
    typed.map((_, at) => replaced(at, ofTrade[at], nearest[at])),
    typed.map((_, at) => replaced(at, nearest[at], ofTrade[at])),
  ].map((texts) => texts.join(' '))
  const others = [...new Set(proposals)].filter(
    (text) => text !== typed.join(' ') && text === cutSearch(text),
  )
  const found = await Promise.all(others.map(finds))
  return others.filter((_, at) => found[at])
}

/** How many letters a word of the catalogue may differ from a misspelt one. */
const maxDistanceOf = ({ length }: string) => (length < 3 ? 0 : Math.min(Math.floor((length + 1) / 3), 3))

/** A word of a title or category: three letters or digits, or more. */
const WORD = /[\p{L}\p{N}]{3,}/gu

/** Takes search texts; returns each word of their titles and categories that a search may have meant, once. */
export const vocabularyOf = (searchTexts: readonly string[]): string[] => {
  const words = new Set(searchTexts.flatMap((text) => namesIn(text).match(WORD) ?? []))
  return [...words].filter((word) => cutSearch(word) === word)
}

/** Takes a word and a vocabulary; returns the first of its nearest words, undefined if none is near. */
export const nearestWordOf = (word: string, vocabulary: readonly string[]): string | undefined =>
  closestMatch(word, vocabulary, { maxDistance: maxDistanceOf(word) })

/**
 * Takes products, and filters that none of them matches; resolves to at most two searches of which each finds
 * some with the other filters (specification, section 5). The shop and the mock server call it.
 */
export const proposeIn = (products: readonly Filterable[], filters: ProductFilters): Promise<string[]> => {
  const texts = products.map(readSearchText)
  return proposeSearches(filters.search, {
    nearestWords: async (words) => {
      const vocabulary = vocabularyOf(texts)
      const isKnown = (word: string) => texts.some((text) => text.includes(word))
      return words.map((word) => (isKnown(word) ? word : nearestWordOf(word, vocabulary)))
    },
    finds: async (search) => filterProducts(products, { ...filters, search }).length > 0,
  })
}
