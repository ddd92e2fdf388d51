import { type SearchedTexts, searchTextOf } from '@resham/contract'
import type { Queryable } from './database'

const BATCH_SIZE = 2_000

/**
 * Takes a transaction; writes the search texts that are missing: of products whose category was renamed, or that the
 * owner has changed by SQL.
 */
export const writeSearchTexts = async ({ query }: Queryable): Promise<void> => {
  for (;;) {
    const products = await query<SearchedTexts & { id: string }>(
      `select id, title, category_name as "categoryName", description from products where search_text is null
       limit ${BATCH_SIZE}`,
    )
    if (products.length === 0) return
    await query(
      `update products p set search_text = given.text
       from unnest($1::text[], $2::text[]) as given (id, text) where p.id = given.id`,
      [products.map(({ id }) => id), products.map(searchTextOf)],
    )
  }
}
