import { nearestWordsOf } from '@resham/contract/search/proposals'
import type { Queryable } from '../database/database'
import { patternOf, raw, run, sql } from './sqlTemplate'

/** How many of the words with the most trigrams in common are compared letter by letter. */
const COMPARED = 100

/** A word with fewer letters has no trigram by which an index finds it. */
const MIN_LENGTH = 3

/**
 * Takes what runs the statements of a search, and folded words; resolves for each to the word itself if it is in the
 * title or category of a product, else to the nearest words of all titles and categories (specification, section 5).
 */
export const findNearestWords = async (database: Queryable, words: string[]): Promise<string[][]> => {
  const asked = words.filter((word) => word.length >= MIN_LENGTH)
  if (asked.length === 0) return words.map(() => [])
  const patterns = asked.map(patternOf)
  // `count` reads the index of trigrams; `exists` would look through the table for the first such word. A word without
  // trigrams, as one in another script has where the locale is C, would read all of the index to be like none.
  const rows = await run<{ word: string; known: number; near: string[] | null }>(
    database,
    sql`
    select given.word, known.count::integer as known, near.words as near
    from unnest(${asked}::text[], ${patterns}::text[]) as given (word, pattern), lateral (
      select count(*) as count from words where words.word like given.pattern) known, lateral (
      select array_agg(word order by likeness desc, word) as words from (
        select words.word, similarity(words.word, given.word) as likeness from words
        where known.count = 0 and words.word % given.word
        order by likeness desc, words.word limit ${raw(COMPARED)}) alike) near
    where show_trgm(given.word) <> '{}'`,
  )
  const found = new Map(
    rows.map(({ word, known, near }) => [word, known > 0 ? [word] : nearestWordsOf(word, near ?? [])]),
  )
  return words.map((word) => found.get(word) ?? [])
}
