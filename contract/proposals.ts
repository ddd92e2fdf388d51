import leven, { closestMatch } from 'leven'
import { type Filterable, filterProducts, type ProductFilters, readSearchText } from './productFilters'
import { MAX_PROPOSALS } from './requestLimits'
import { cutSearch, foldText, namesIn, singularOf } from './searchText'
import { tradeWordOf } from './tradeWords'

// 'Did you mean …?' (specification, section 5): what a search that finds nothing may have meant. Its words are
// replaced by the table of the trade, or by the nearest words of the catalogue's titles and categories.

/** Longer searches are not corrected: each word is looked for. */
const MAX_WORDS = 5

/** How a catalogue is asked for proposals. */
type Asked = {
  /**
   * Takes folded words in the singular; resolves for each to the words of the catalogue by which it may be replaced,
   * as `nearestWordsOf` returns them: the word alone where the catalogue has it.
   */
  nearestWords: (words: string[]) => Promise<string[][]>
  /** Whether a search finds a product, with the other filters as they are. */
  finds: (search: string) => Promise<boolean>
}

/** A word without what stands around it, such as quotation marks. An apostrophe may be within it. */
const TYPED_WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu

/**
 * Takes a search that finds nothing, and a catalogue; resolves to at most two searches that find something: with the
 * words of the trade for those that have one, and for others with the nearest words of the catalogue (specification,
 * section 5). Rejects if the catalogue cannot be asked.
 */
export const proposeSearches = async (search: string, { nearestWords, finds }: Asked): Promise<string[]> => {
  const typed = search.match(TYPED_WORD) ?? []
  if (typed.length === 0 || typed.length > MAX_WORDS) return []
  const folded = typed.map(foldText)
  const singular = folded.map(singularOf)
  const nearest = await nearestWords(singular)
  const replacementsOf = (at: number): string[] => {
    const ofTrade = tradeWordOf(folded[at] ?? '') ?? tradeWordOf(singular[at] ?? '')
    if (ofTrade !== undefined) return [ofTrade]
    const near = nearest[at] ?? []
    return near[0] === singular[at] ? [] : near
  }
  const replacements = typed.map((_, at) => replacementsOf(at))
  const proposals = Array.from({ length: MAX_PROPOSALS }, (_, turn) => {
    const words = typed.map((word, at) => replacements[at]?.[turn] ?? replacements[at]?.[0] ?? word)
    return [...new Set(words)].join(' ')
  })
  const others = [...new Set(proposals)].filter((text) => text !== search.trim() && text === cutSearch(text))
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

/** Takes a folded word and a vocabulary; returns its nearest word there, or two that are equally near; [] if none is near. */
export const nearestWordsOf = (word: string, vocabulary: readonly string[]): string[] => {
  const first = closestMatch(word, vocabulary, { maxDistance: maxDistanceOf(word) })
  if (first === undefined) return []
  const others = vocabulary.filter((other) => other !== first)
  const second = closestMatch(word, others, { maxDistance: leven(word, first) })
  return second === undefined ? [first] : [first, second]
}

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
      return words.map((word) => (isKnown(word) ? [word] : nearestWordsOf(word, vocabulary)))
    },
    finds: async (search) => filterProducts(products, { ...filters, search }).length > 0,
  })
}
