import { isDeepStrictEqual } from 'node:util'
import { type CategoryDto, searchTextOf } from '@resham/contract'
import type { Database, Queryable } from '../../database/database'
import { COMPARED, GIVEN, GIVEN_VALUES, WRITTEN } from '../../database/productColumns'
import { readCategories } from '../../database/readCategories'
import { addWords, writeSearchTexts } from '../../database/searchTexts'
import { reasonOf } from '../../reasonOf'
import { CatalogError, createMistakes, type Entry, quote, type Report } from './mistakeList'
import { createPictureHosts } from './pictureHosts'
import type { OnProgress } from './progress'
import { readCatalogFile } from './readCatalogFile'
import { reportLookalikes } from './reportLookalikes'
import { validateCategories, validateProduct } from './validateCatalog'

/** The number of the advisory lock: any but that of the migrations, and the same for all processes. */
const LOCK_NUMBER = 7_247_427

/** How many products one transaction stores: so few that orders of counted ones hardly wait for it. */
const BATCH_SIZE = 1_000

// A second import waits for the first, and compares its file with what that has stored. Lock and tables last as long as
// the connection, unless another import begins on it.
const BEGIN = `
  select pg_advisory_lock(${LOCK_NUMBER});
  drop table if exists pg_temp.incoming, pg_temp.repeated;
  create temporary table incoming as select *, '' as place from products limit 0`

const ADD = `
  insert into incoming (position, place, ${WRITTEN})
  select $2 + ordinality, place, ${GIVEN_VALUES} from ${GIVEN}`

// Autovacuum does not analyze temporary tables.
const FIND_REPEATED = `
  create index on incoming (position);
  analyze incoming;
  create temporary table repeated as
  select * from (
    select id, place, row_number() over same as number, first_value(place) over same as first
    from incoming where id is not null window same as (partition by id order by position)) ids
  where number > 1`

// Orders of these counted products wait until the transaction ends. The products are locked in the same sequence as by
// an order, or the import and the order could wait for each other.
const lockCounted = (condition: string) =>
  `select from products where stock is not null and ${condition} order by id for no key update`

const IN_BATCH = 'position > $1 and position <= $2'
const LOCK_BATCH = lockCounted(`id in (select id from incoming where ${IN_BATCH})`)
const LOCK_CATEGORIES = lockCounted('category_name = any($1)')
const SEARCH_TEXTS = `select search_text as text from incoming where ${IN_BATCH}`

const STORE_CATEGORIES = `
  insert into categories (id, name, image)
  select "_id", "categoryName", image
  from rows from (jsonb_to_recordset($1::jsonb) as ("_id" text, "categoryName" text, image text)) with ordinality
  order by ordinality
  on conflict (id) do update set name = excluded.name, image = excluded.image`

const of = (table: string, columns: string[]) => columns.map((name) => `${table}.${name}`)
/** The new values of a product. Its stock stays as it is if the file leaves it out. */
const given = (columns: string[]) =>
  columns.map((name) => (name === 'stock' ? 'coalesce(given.stock, p.stock)' : `given.${name}`))

const STORE_PRODUCTS = `
  with given as (select * from incoming where ${IN_BATCH}),
  changed as (
    update products p set (${WRITTEN}) = row(${given(WRITTEN)})
    from given
    where p.id = given.id and (${of('p', COMPARED)}) is distinct from (${given(COMPARED)})
    returning p.id),
  added as (
    insert into products (${WRITTEN})
    select ${WRITTEN} from given where not exists (select from products p where p.id = given.id) order by position
    returning id)
  select (select count(*)::integer from added) as added, (select count(*)::integer from changed) as changed`

// A GIN index collects new entries in a pending list first, which each search would have to read.
const FINISH = `
  analyze products, words;
  select gin_clean_pending_list('products_searched'), gin_clean_pending_list('products_titled'),
    gin_clean_pending_list('words_near')`

/** Checks the file, and puts its products into `incoming`. */
const readIncoming = async (
  { query, runScript }: Queryable,
  path: string,
  current: CategoryDto[],
  { report, seePicture }: { report: Report; seePicture: (place: string, link: unknown) => void },
  onProgress: OnProgress,
) => {
  let share = 0
  const items = readCatalogFile(path, report, (read) => {
    share = read
  })
  const entries: Entry[] = []
  let checked: ReturnType<typeof validateCategories> | undefined
  let batch: (ReturnType<typeof validateProduct> & { place: string; searchText: string })[] = []
  let count = 0
  const flush = async () => {
    await query(ADD, [JSON.stringify(batch), count])
    count += batch.length
    batch = []
    onProgress('checked', count, share)
  }
  for await (const { table, entry } of items) {
    if (table === 'categories') {
      entries.push(entry)
      seePicture(entry.place, entry.fields.image)
    } else {
      checked ??= validateCategories(entries, current, report)
      const product = validateProduct(entry, checked.names, report)
      seePicture(entry.place, product.imageLink)
      batch.push({ ...product, place: entry.place, searchText: searchTextOf(product) })
      if (batch.length === BATCH_SIZE) await flush()
    }
  }
  await flush()
  checked ??= validateCategories(entries, current, report)
  await runScript(FIND_REPEATED)
  for (const { id, place, first } of await query<{ id: string; place: string; first: string }>(
    'table repeated',
  ))
    report(place, `_id ${quote(id)} is in ${first} already.`)
  return { count, categories: checked.categories }
}

type Stored = { added: number; changed: number }

const storeCategories = async (transaction: Queryable, categories: CategoryDto[], current: CategoryDto[]) => {
  const before = new Map(current.map((category) => [category._id, category]))
  const nameBefore = ({ _id }: CategoryDto) => before.get(_id)?.categoryName
  const added = categories.filter(({ _id }) => !before.has(_id))
  const changed = categories.filter(
    (category) => before.has(category._id) && !isDeepStrictEqual(category, before.get(category._id)),
  )
  const renamed = changed.filter((category) => nameBefore(category) !== category.categoryName)
  await transaction.query(LOCK_CATEGORIES, [renamed.map(nameBefore)])
  await transaction.query(STORE_CATEGORIES, [JSON.stringify([...added, ...changed])])
  // `on update cascade` gives the products of a renamed category its new name, but not a new search text.
  await transaction.query('update products set search_text = null where category_name = any($1)', [
    renamed.map(({ categoryName }) => categoryName),
  ])
  while (await writeSearchTexts(transaction));
  return { added: added.length, changed: changed.length }
}

const storeBatch = async (transaction: Queryable, done: number, stop: number): Promise<Stored> => {
  // The best plans change as the tables grow.
  const query = <Row extends object>(sql: string) =>
    transaction.query<Row>(sql, [done, stop], { isPlannedEachTime: true })
  await query(LOCK_BATCH)
  const [stored = { added: 0, changed: 0 }] = await query<Stored>(STORE_PRODUCTS)
  const texts = await query<{ text: string }>(SEARCH_TEXTS)
  await addWords(
    transaction,
    texts.map(({ text }) => text),
  )
  return stored
}

const storeProducts = async (database: Database, count: number, onProgress: OnProgress) => {
  const total = { added: 0, changed: 0 }
  for (let done = 0; done < count; done += BATCH_SIZE) {
    const stop = Math.min(done + BATCH_SIZE, count)
    const stored = await database
      .transaction((transaction) => storeBatch(transaction, done, stop))
      .catch((error: unknown) => {
        if (done === 0) throw error
        throw new CatalogError(
          `Stored were the categories and the first ${done} of ${count} products (${reasonOf(error)}): import the rest, or leave \`stock\` out, as pieces may have been sold meanwhile.`,
        )
      })
    total.added += stored.added
    total.changed += stored.changed
    onProgress('stored', stop, stop / count)
  }
  return total
}

const summaryOf = ({ added, changed }: Stored, count: number, one: string, many: string) =>
  `${added} ${added === 1 ? one : many} added, ${changed} changed, ${count - added - changed} unchanged`

/**
 * Takes the database on one connection (`openDatabase`), the path of a file, the origin of the shop, if it is known, a
 * callback for its progress, and whether products are added whose ids a spreadsheet seems to have changed; adds the
 * file's new categories and products after the others, and changes those that the database has. Returns a line with the
 * numbers, and one about pictures on other hosts, if there are any. Throws a `CatalogError` with the mistakes of the
 * file, and changes nothing then. Products are stored in portions: if a later one fails, the `CatalogError` says how many
 * products are stored.
 */
export const importCatalog = async (
  database: Database,
  path: string,
  siteUrl: string | undefined,
  onProgress: OnProgress = () => {},
  { addsLookalikes = false } = {},
): Promise<string> => {
  await database.runScript(BEGIN)
  const current = await readCategories(database)
  const mistakes = createMistakes()
  const pictures = createPictureHosts(siteUrl)
  const { count, categories } = await readIncoming(
    database,
    path,
    current,
    { report: mistakes.report, seePicture: pictures.see },
    onProgress,
  )
  if (!addsLookalikes) await reportLookalikes(database, mistakes.report)
  mistakes.check()
  // First, because a renamed category has its counted products locked, and others would be locked after them.
  while (await database.transaction(writeSearchTexts));
  const storedCategories = await database.transaction((transaction) =>
    storeCategories(transaction, categories, current),
  )
  const storedProducts = await storeProducts(database, count, onProgress)
  await database.runScript(FINISH)
  const numbers = [
    summaryOf(storedProducts, count, 'product', 'products'),
    `${summaryOf(storedCategories, categories.length, 'category', 'categories')}.`,
  ].join('; ')
  const warning = pictures.warning()
  return warning === undefined ? numbers : `${numbers}\n${warning}`
}
