import { searchedWords } from '@resham/contract'
import { allOf, patternOf, raw, sql } from './sqlTemplate'

/** Takes the rating of a filter; returns the lowest `rating_step` that it keeps. */
export const lowestOf = (rating: number): number => Math.max(rating, 1)
export const lowestStep = (rating: number) => raw(lowestOf(rating))

/**
 * Takes a search that has words; returns its conditions: one `like` for each word, for which its trigrams are looked up.
 */
export const conditionsOf = (search: string) => {
  const patterns = searchedWords(search).map(patternOf)
  const each = (text: string) => allOf(patterns.map((pattern) => sql`${raw(text)} like ${pattern}`))
  const anywhere = each('p.search_text')
  const inTitle = each("split_part(p.search_text, U&'\\0001', 1)")
  return { anywhere, inTitle, elsewhere: sql`${anywhere} and not (${inTitle})` }
}
