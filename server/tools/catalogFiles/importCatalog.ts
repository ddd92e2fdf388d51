import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../../database/database'
import { CatalogError, type CatalogFile } from './catalogFile'
import { readOwnerCatalog } from './readCatalog'
import { validateCatalog } from './validateCatalog'

/** Any number but that of the migrations, the same for all processes. */
const LOCK_NUMBER = 7_247_427

// Of two imports the second waits, and compares with what the first has stored. Orders do not wait for it.
const LOCK = `
  set local statement_timeout = 0;
  select pg_advisory_xact_lock(${LOCK_NUMBER})`

// Of counted products orders wait, while the file is stored. In the same sequence as an order, or each could wait for
// the other.
const LOCK_COUNTED = 'select from products where stock is not null order by id for no key update'

const STORE_CATEGORIES = `
  insert into categories (id, name, image)
  select "_id", "categoryName", image
  from rows from (jsonb_to_recordset($1::jsonb) as ("_id" text, "categoryName" text, image text)) with ordinality
  order by ordinality
  on conflict (id) do update set name = excluded.name, image = excluded.image`

const STORE_PRODUCTS = `
  insert into products (id, title, description, image_link, price, discounted_price, rating, reviews, in_stock,
    size, delivery_days, category_name, stock)
  select "_id", title, description, "imageLink", price, "discountedPrice", rating, reviews, "inStock",
    size, "deliveryTime", "categoryName", stock
  from rows from (jsonb_to_recordset($1::jsonb) as ("_id" text, title text, description text, "imageLink" text,
    price integer, "discountedPrice" integer, rating numeric, reviews text, "inStock" boolean, size text,
    "deliveryTime" integer, "categoryName" text, stock integer)) with ordinality
  order by ordinality
  on conflict (id) do update set title = excluded.title, description = excluded.description,
    image_link = excluded.image_link, price = excluded.price, discounted_price = excluded.discounted_price,
    rating = excluded.rating, reviews = excluded.reviews, in_stock = excluded.in_stock, size = excluded.size,
    delivery_days = excluded.delivery_days, category_name = excluded.category_name,
    stock = coalesce(excluded.stock, products.stock)`

const compare = <Dto extends { _id: string }>(given: Dto[], current: Dto[]) => {
  const known = new Map(current.map((dto) => [dto._id, dto]))
  const added = given.filter(({ _id }) => !known.has(_id))
  const changed = given.filter((dto) => {
    const before = known.get(dto._id)
    // What the file leaves out stays as it is.
    return before && !isDeepStrictEqual({ ...before, ...dto }, before)
  })
  return { added, changed, unchanged: given.length - added.length - changed.length }
}

type Comparison = ReturnType<typeof compare>

const summaryOf = ({ added, changed, unchanged }: Comparison, one: string, many: string) => {
  const noun = added.length === 1 ? one : many
  return `${added.length} ${noun} added, ${changed.length} changed, ${unchanged} unchanged`
}

/**
 * Takes the database and a file; adds its new categories and products after the others, and changes those that the
 * database has, in one transaction. Returns a line with the numbers. Throws a `CatalogError` with all mistakes of the
 * file, and changes nothing then.
 */
export const importCatalog = (database: Database, file: CatalogFile): Promise<string> =>
  database.transaction(async (transaction) => {
    await transaction.runScript(LOCK)
    const current = await readOwnerCatalog(transaction)
    const { given, mistakes } = validateCatalog(file, current)
    if (mistakes.length > 0) {
      const lines = mistakes.map(({ line, text }) => `line ${line}: ${text}`)
      const count = mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`
      throw new CatalogError([...lines, `Nothing was changed: the file has ${count}.`].join('\n'))
    }
    const categories = compare(given.categories, current.categories)
    const products = compare(given.products, current.products)
    const store = (sql: string, { added, changed }: Comparison) =>
      transaction.query(sql, [JSON.stringify([...added, ...changed])])
    await transaction.query(LOCK_COUNTED)
    // The products of a category that is renamed follow it.
    await store(STORE_CATEGORIES, categories)
    await store(STORE_PRODUCTS, products)
    return `${summaryOf(products, 'product', 'products')}; ${summaryOf(categories, 'category', 'categories')}.`
  })
