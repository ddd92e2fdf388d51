import { MAX_SEARCH_LENGTH } from '../requests/requestLimits'

/** The texts of a product that are searched. */
export type SearchedTexts = { title: string; categoryName: string; description: string }

/** A character that a search ignores: a mark, such as an accent, or something invisible, as a soft hyphen. */
export const IGNORED = /\p{M}|\p{Default_Ignorable_Code_Point}|(?!\p{White_Space})\p{Cc}/u
const ALL_IGNORED = new RegExp(IGNORED, 'gu')

/**
 * Takes a text; returns it as searches compare it: in NFKD and lower case, without marks and invisible
 * characters (specification, section 5). The result for a code point does not depend on its neighbours, so a
 * final sigma becomes any other.
 */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replace(ALL_IGNORED, '').toLowerCase().replaceAll('ς', 'σ')

/** Takes a search; returns its folded words. A search of blanks and invisible characters has none. */
export const wordsOf = (search: string): string[] =>
  foldText(search)
    .split(/\p{White_Space}+/u)
    .filter((word) => word !== '')

/** Takes a folded word; returns it without the 's' of a plural, which only a word of four letters or more can have. */
export const singularOf = (word: string): string => word.replace(/(?<=.{3})s$/su, '')

const LONGEST_SEARCH = new RegExp(`^.{0,${MAX_SEARCH_LENGTH}}`, 'su')

/** Takes a text; returns its first `MAX_SEARCH_LENGTH` code points. */
export const cutSearch = (text: string): string => LONGEST_SEARCH.exec(text)?.[0] ?? ''

/** How many words of a search count. Each further word would cost a server as much as the first. */
export const MAX_SEARCHED_WORDS = 20

/**
 * Takes a search; returns the folded words that a product must contain, in any order, without the 's' of
 * plurals. A search without words finds every product (specification, section 5).
 */
export const searchedWords = (search: string): string[] =>
  [...new Set(wordsOf(search).map(singularOf))].slice(0, MAX_SEARCHED_WORDS)

/** Whether a folded text contains each of the words. */
export const containsWords = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => folded.includes(word))

/** No folded text contains U+0001, because folding removes control characters. */
const SEPARATOR = '\u0001'

/** Takes a product; returns its search text: the folded title, category and description, joined by U+0001. */
export const searchTextOf = ({ title, categoryName, description }: Partial<SearchedTexts>): string =>
  [title, categoryName, description].map((text = '') => foldText(text)).join(SEPARATOR)

/** Takes a search text; returns the folded title and category of its product. */
export const namesIn = (searchText: string): string => searchText.slice(0, searchText.lastIndexOf(SEPARATOR))

/** Takes a search text; returns the folded title of its product. */
export const titleIn = (searchText: string): string => searchText.slice(0, searchText.indexOf(SEPARATOR))
