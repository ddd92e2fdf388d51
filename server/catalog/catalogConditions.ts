import {
  LIST_FILTERS,
  LIST_NAMES,
  type ListFilter,
  type ProductFilters,
  searchedWords,
} from '@resham/contract'
import { PRODUCT_COLUMNS } from '../database/productColumns'
import { allOf, patternOf, raw, type Sql, sql } from './sqlTemplate'

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

/** Takes the name of a list filter; returns the column of its field. */
export const columnOf = (name: ListFilter): string => PRODUCT_COLUMNS[LIST_FILTERS[name].field][0]

/** The filters by a list that the indexes of pages do not have. */
const OTHER_LISTS = LIST_NAMES.filter((name: string) => name !== 'category')

/** Takes filters; returns the conditions of `OTHER_LISTS`. For the category each statement has its own form. */
export const listConditions = (filters: Pick<ProductFilters, ListFilter>): Sql[] =>
  OTHER_LISTS.filter((name) => filters[name].length > 0).map(
    (name) => sql`${raw(columnOf(name))} = any(${filters[name]}::text[])`,
  )
