import { type SearchedTexts, searchTextOf } from '@resham/contract'
import { vocabularyOf } from '@resham/contract/search/proposals'
import type { Queryable } from './database'

const BATCH_SIZE = 2_000

/** Takes a transaction and search texts; adds their words to those that a search may have meant. */
export const addWords = async ({ query }: Queryable, searchTexts: string[]): Promise<void> => {
  await query('insert into words (word) select unnest($1::text[]) on conflict do nothing', [
    vocabularyOf(searchTexts),
  ])
}

// Counted products are locked in the sequence of their ids, as by an order.
const WITHOUT_TEXT = `
  select id, title, category_name as "categoryName", description from products
  where id in (select id from products where search_text is null limit ${BATCH_SIZE}) order by id for no key update`

/**
 * Takes a transaction; writes some of the search texts that are missing: of products whose category was renamed, or that
 * the owner has changed by SQL. Returns whether there may be more.
 */
export const writeSearchTexts = async (transaction: Queryable): Promise<boolean> => {
  const products = await transaction.query<SearchedTexts & { id: string }>(WITHOUT_TEXT)
  if (products.length === 0) return false
  const texts = products.map(searchTextOf)
  await transaction.query(
    `update products p set search_text = given.text
     from unnest($1::text[], $2::text[]) as given (id, text) where p.id = given.id`,
    [products.map(({ id }) => id), texts],
  )
  await addWords(transaction, texts)
  return true
}
