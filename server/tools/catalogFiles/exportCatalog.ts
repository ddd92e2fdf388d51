import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { Queryable } from '../../database/database'
import { readCategories } from '../../database/readCategories'
import { readOwnerProducts } from '../../database/readProducts'
import { protectText } from '../spreadsheetText'
import { RULES } from './fieldRules'

/** The whole catalogue as JSON, or one of its tables as CSV. */
export type ExportFormat = 'json' | 'products' | 'categories'

async function* oneByOne<Item>(batches: AsyncIterable<Item[]>) {
  for await (const batch of batches) yield* batch
}

async function* listJson(items: AsyncIterable<object>) {
  let separator = '\n    '
  for await (const item of items) {
    yield separator + JSON.stringify(item, null, 2).replaceAll('\n', '\n    ')
    separator = ',\n    '
  }
}

async function* exportJson(database: Queryable) {
  const categories = JSON.stringify(await readCategories(database), null, 2).replaceAll('\n', '\n  ')
  yield `{\n  "categories": ${categories},\n  "products": [`
  yield* listJson(oneByOne(readOwnerProducts(database)))
  yield '\n  ]\n}\n'
}

async function* rowsOf(database: Queryable, table: 'products' | 'categories') {
  if (table === 'categories') yield* await readCategories(database)
  else yield* oneByOne(readOwnerProducts(database))
}

/** Takes the database and a format; returns the text of a file whose import changes nothing, in pieces. */
export const exportCatalog = (database: Queryable, format: ExportFormat): Readable =>
  format === 'json'
    ? Readable.from(exportJson(database))
    : Readable.from(rowsOf(database, format)).compose(
        stringify({
          header: true,
          columns: [...RULES[format].keys()],
          cast: { boolean: String, string: protectText },
          quoted_string: true,
          // Spreadsheets read UTF-8 only with the byte order mark.
          bom: true,
        }),
      )
