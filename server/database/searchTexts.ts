import type { ProductDto } from '../../src/contract'
import type { Queryable } from './database'

const BATCH_SIZE = 2_000

type Texts = Partial<Pick<ProductDto, 'title' | 'categoryName' | 'description'>>

/**
 * Takes a product; returns what `search_text` has: its texts in lower case, the title first. U+0001 separates them, which
 * no search contains.
 */
export const searchText = ({ title, categoryName, description }: Texts): string =>
  [title, categoryName, description].map((text = '') => text.toLowerCase()).join('\u0001')

/** Takes a transaction; writes the search texts that are missing, of products that no import has stored. */
export const writeSearchTexts = async ({ query }: Queryable): Promise<void> => {
  for (;;) {
    const products = await query<Texts & { id: string }>(
      `select id, title, category_name as "categoryName", description from products where search_text is null
       limit ${BATCH_SIZE}`,
    )
    if (products.length === 0) return
    await query(
      `update products p set search_text = given.text
       from unnest($1::text[], $2::text[]) as given (id, text) where p.id = given.id`,
      [products.map(({ id }) => id), products.map(searchText)],
    )
  }
}
