import leven, { closestMatch } from 'leven'
import { MAX_PROPOSALS } from '../requests/requestLimits'
import { type Filterable, filterProducts, type ProductFilters, readSearchText } from './productFilters'
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

/** A shorter word is none of those that a search may have meant. */
const MIN_LETTERS = 3

/**
 * Takes a search that finds nothing, and a catalogue; resolves to at most two searches that find something: with the
 * words of the trade for those that have one, and for others with the nearest words of the catalogue. If none finds
 * something, the words that the catalogue does not know are left out (specification, section 5). Rejects if the catalogue
 * cannot be asked.
 */
export const proposeSearches = async (search: string, { nearestWords, finds }: Asked): Promise<string[]> => {
  const typed = search.match(TYPED_WORD) ?? []
  if (typed.length === 0 || typed.length > MAX_WORDS) return []
  const folded = typed.map(foldText)
  const singular = folded.map(singularOf)
  const nearest = await nearestWords(singular)
  /** The words that a word may stand for; none for one that the catalogue does not know. */
  const choicesOf = (word: string, at: number): string[] => {
    const [own = '', near = []] = [singular[at], nearest[at]]
    const ofTrade = tradeWordOf(folded[at] ?? '') ?? tradeWordOf(own)
    if (ofTrade !== undefined) return [ofTrade]
    if (own.length < MIN_LETTERS) return []
    return near[0] === own ? [word] : near
  }
  const propose = async (words: string[][]) => {
    const proposals = Array.from({ length: MAX_PROPOSALS }, (_, turn) =>
      [...new Set(words.map((choices) => choices[turn] ?? choices[0]))].join(' '),
    )
    const others = [...new Set(proposals)].filter(
      (text) => text !== '' && text !== search.trim() && text === cutSearch(text),
    )
    const found = await Promise.all(others.map(finds))
    return others.filter((_, at) => found[at])
  }
  const choices = typed.map(choicesOf)
  // A word of a description alone is not known, but may find something.
  const ofAll = await propose(typed.map((word, at) => (choices[at]?.length ? choices[at] : [word])))
  return ofAll.length > 0 ? ofAll : propose(choices.filter(({ length }) => length > 0))
}

/** How many letters a word of the catalogue may differ from a misspelt one: as many as search engines allow by default. */
const maxDistanceOf = ({ length }: string) => (length < MIN_LETTERS ? 0 : length < 6 ? 1 : 2)

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
      const isKnown = (word: string) => vocabulary.some((other) => other.includes(word))
      return words.map((word) => (isKnown(word) ? [word] : nearestWordsOf(word, vocabulary)))
    },
    finds: async (search) => filterProducts(products, { ...filters, search }).length > 0,
  })
}
