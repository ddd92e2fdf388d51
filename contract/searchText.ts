import { MAX_SEARCH_LENGTH } from './requestLimits'

/** The texts of a product that are searched. */
export type SearchedTexts = { title: string; categoryName: string; description: string }

/** What a comparison leaves out: marks, such as accents, and what is invisible, such as a soft hyphen. */
export const IGNORED = /\p{M}|\p{Default_Ignorable_Code_Point}|(?!\p{White_Space})\p{Cc}/u
const ALL_IGNORED = new RegExp(IGNORED, 'gu')

/**
 * Takes a text; returns it as searches compare it: NFKD without marks and what is invisible, in lower case. Each code
 * point folds the same whatever surrounds it, so a final sigma is like any other.
 */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replace(ALL_IGNORED, '').toLowerCase().replaceAll('ς', 'σ')

/** Takes a search; returns its folded words; none for blanks and what is invisible. */
export const wordsOf = (search: string): string[] =>
  foldText(search)
    .split(/\p{White_Space}+/u)
    .filter((word) => word !== '')

/** Takes a folded word; returns it without the 's' of a plural, which only a word of four letters or more can have. */
export const singularOf = (word: string): string => word.replace(/(?<=.{3})s$/su, '')

const LONGEST_SEARCH = new RegExp(`^.{0,${MAX_SEARCH_LENGTH}}`, 'su')

/** Takes a text; returns as much of its start as a search may have. */
export const cutSearch = (text: string): string => LONGEST_SEARCH.exec(text)?.[0] ?? ''

/** More words of a search are not looked up: each costs a server as much as the first. */
export const MAX_SEARCHED_WORDS = 20

/** Takes a search; returns the texts that each product it finds contains, in any order. Without any it finds everything. */
export const searchedWords = (search: string): string[] =>
  [...new Set(wordsOf(search).map(singularOf))].slice(0, MAX_SEARCHED_WORDS)

/** Whether a folded text contains each of the words. */
export const containsWords = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => folded.includes(word))

/** U+0001, which no folded text contains. */
const SEPARATOR = '\u0001'

/** Takes a product; returns its folded texts, the title first, between them U+0001. */
export const searchTextOf = ({ title, categoryName, description }: Partial<SearchedTexts>): string =>
  [title, categoryName, description].map((text = '') => foldText(text)).join(SEPARATOR)

/** Takes a search text; returns the folded title of its product. */
export const titleIn = (searchText: string): string => searchText.slice(0, searchText.indexOf(SEPARATOR))
