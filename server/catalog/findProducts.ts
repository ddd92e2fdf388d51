import { cursorOf, type PageEnd, type RequestedProducts } from '../../mock-server/rules/productsQuery'
import {
  MAX_EXACT_COUNT,
  normalizeSearch,
  type ProductDto,
  type ProductFilters,
  type ProductId,
  type ProductsResponse,
} from '../../src/contract'
import type { Queryable } from '../database/database'
import { PRODUCT_FIELDS } from '../database/entitySql'
import { createBriefCache } from '../http/briefCache'

// A page is the beginning of an ordered scan: of the whole catalogue, or of each category and step of the rating, merged.
// So it takes the same time at any depth and whatever the filters are. A search reads the beginning of such a scan, which
// is enough for a frequent word; for a rare one it takes the index of trigrams. The planner would have to guess which.

/** A statement whose text or best plan depends on the filters. */
const VARYING = { isPlannedEachTime: true }

/** How many products of a scan are searched. */
const SCANNED = 2_000

/** Counts more than this are not told apart. */
const UNCOUNTED = MAX_EXACT_COUNT + 1

/** What each order sorts by; `-price`, because the position ascends in any case. */
const KEYS: Record<string, string[]> = {
  '': ['position'],
  lowToHigh: ['price', 'position'],
  highToLow: ['-price', 'position'],
}

/** A statement under construction: `bind` adds a value, and returns its placeholder. */
const statement = () => {
  const values: unknown[] = []
  return { values, bind: (value: unknown) => `$${values.push(value)}` }
}
type Bind = (value: unknown) => string
type Condition = (bind: Bind) => string

/** The filters but the search, and where the page before ends. */
type Part = Omit<ProductFilters, 'search'> & { after?: PageEnd | undefined }

const keysOf = ({ sortby }: Part): string[] => KEYS[sortby] ?? []

const isAfter = (part: Part, bind: Bind): string => {
  if (!part.after) return 'true'
  const { price, position } = part.after
  const values = keysOf(part).map((key) =>
    bind(key === 'position' ? position : key === 'price' ? price : -price),
  )
  return `(${keysOf(part)}) > (${values.map((value) => `${value}::bigint`)})`
}

/** The first products of a part, in its order. */
const scan = (part: Part, limit: number, bind: Bind): string => {
  const { category, rating } = part
  const end = `order by ${keysOf(part)} limit ${limit}`
  if (category.length === 0 && rating <= 1)
    return `select * from products where ${isAfter(part, bind)} ${end}`
  const names = category.length > 0 ? `unnest(${bind(category)}::text[])` : '(select name from categories)'
  return `
    select p.* from ${names} as category (name), generate_series(${Math.max(rating, 1)}, 5) as step, lateral (
      select * from products
      where category_name = category.name and rating_step = step and ${isAfter(part, bind)} ${end}) p
    ${end}`
}

/** All products of a part that meet a condition with an index. `offset 0` keeps the planner from scanning in order. */
const lookUp = (part: Part, condition: Condition, bind: Bind): string => {
  const { category, rating } = part
  const matching = `select * from products p
    where ${condition(bind)} and rating_step >= ${Math.max(rating, 1)} and ${isAfter(part, bind)}`
  if (category.length === 0) return `${matching} offset 0`
  return `select p.* from unnest(${bind(category)}::text[]) as category (name),
    lateral (${matching} and category_name = category.name offset 0) p`
}

const TITLE = "split_part(p.search_text, U&'\\0001', 1)"

/** The conditions of a search that is not blank. */
const conditionsOf = (search: string) => {
  const pattern = `%${normalizeSearch(search).replace(/[\\%_]/g, '\\$&')}%`
  const anywhere: Condition = (bind) => `p.search_text like ${bind(pattern)}`
  const inTitle: Condition = (bind) => `${TITLE} like ${bind(pattern)}`
  return { anywhere, inTitle, elsewhere: (bind: Bind) => `${anywhere(bind)} and not ${inTitle(bind)}` }
}

type Found = { product: ProductDto; position: number }

const FOUND = `json_build_object(${PRODUCT_FIELDS}) as product, p.position`

/** The first products of a part, in its order; if there is a condition, those that meet it. */
const findFirst = async ({ query }: Queryable, part: Part, limit: number, condition?: Condition) => {
  const order = `order by ${keysOf(part).map((key) => key.replace(/\w+/, 'p.$&'))}`
  const first = statement()
  if (!condition)
    return query<Found>(
      `select ${FOUND} from (${scan(part, limit, first.bind)}) p ${order}`,
      first.values,
      VARYING,
    )
  const rows = await query<Found | { product: null; position: number }>(
    `with scanned as materialized (${scan(part, SCANNED, first.bind)})
     (select ${FOUND} from scanned p where ${condition(first.bind)} ${order} limit ${limit})
     union all select null, count(*)::integer from scanned`,
    first.values,
    VARYING,
  )
  const found = rows.filter((row): row is Found => row.product !== null)
  const isWhole = rows.some(({ product, position: scanned }) => product === null && scanned < SCANNED)
  if (isWhole || found.length >= limit) return found
  const second = statement()
  return query<Found>(
    `select ${FOUND} from (${lookUp(part, condition, second.bind)}) p ${order} limit ${limit}`,
    second.values,
    VARYING,
  )
}

type Counts = Record<string, number>
type Counted = Pick<ProductsResponse, 'total' | 'counts'>

const countRows = async (query: Queryable['query'], rows: string, values: unknown[]): Promise<Counts> => {
  const counted = await query<{ name: string; count: number }>(
    `select name, count(*)::integer as count from (${rows}) counted group by name`,
    values,
    VARYING,
  )
  // Sorted, so that equal counts are equal texts.
  return Object.fromEntries(counted.map(({ name, count }) => [name, count]).sort())
}

const sum = (counts: number[]) =>
  Math.min(
    counts.reduce((one, other) => one + other, 0),
    UNCOUNTED,
  )

/** Counts by an index alone, or no more than `UNCOUNTED` products that a search finds. */
const countMatches = async (
  { query }: Queryable,
  { search, category, rating }: ProductFilters,
): Promise<Counted> => {
  const isRated = `rating_step >= ${Math.max(rating, 1)}`
  const totalOf = (counts: Counts) =>
    sum(category.length > 0 ? category.map((name) => counts[name] ?? 0) : Object.values(counts))
  if (!normalizeSearch(search)) {
    const rows = `select category.name from categories category, lateral (
      select from products where category_name = category.name and ${isRated} limit ${UNCOUNTED}) p`
    const counts = await countRows(query, rows, [])
    return { total: totalOf(counts), counts }
  }
  const count = (names: readonly string[]) => {
    const { values, bind } = statement()
    const isListed = names.length > 0 ? `category_name = any(${bind(names)})` : 'true'
    const isFound = conditionsOf(search).anywhere(bind)
    const rows = `select category_name as name from products p where ${isFound} and ${isRated} and ${isListed} limit ${UNCOUNTED}`
    return countRows(query, rows, values)
  }
  const counts = await count([])
  if (sum(Object.values(counts)) < UNCOUNTED) return { total: totalOf(counts), counts }
  return { total: category.length > 0 ? totalOf(await count(category)) : UNCOUNTED }
}

type Page = Extract<RequestedProducts, { kind: 'page' }>

const findPage = async (
  database: Queryable,
  { filters, limit, after }: Page,
  count: (filters: ProductFilters) => Promise<Counted>,
): Promise<ProductsResponse> => {
  const { search, ...part } = filters
  const condition = normalizeSearch(search) ? conditionsOf(search).anywhere : undefined
  const [found, counted] = await Promise.all([
    findFirst(database, { ...part, after }, limit + 1, condition),
    after ? undefined : count(filters),
  ])
  const shown = found.slice(0, limit)
  const last = found.length > limit ? shown.at(-1) : undefined
  const price = filters.sortby ? Number(last?.product.price) : 0
  return {
    products: shown.map(({ product }) => product),
    next: last ? cursorOf(filters, { price, position: last.position }) : null,
    ...counted,
  }
}

const findTitlesFirst = async (
  database: Queryable,
  filters: ProductFilters,
  limit: number,
): Promise<ProductDto[]> => {
  const { inTitle, elsewhere } = conditionsOf(filters.search)
  const named = await findFirst(database, filters, limit, inTitle)
  const others =
    named.length < limit ? await findFirst(database, filters, limit - named.length, elsewhere) : []
  return [...named, ...others].map(({ product }) => product)
}

const BY_IDS = `
  select json_build_object(${PRODUCT_FIELDS}) as product
  from unnest($1::text[]) with ordinality as requested (id, place) join products p using (id)
  order by place`

/** Takes the database and ids; returns the products with these ids, in this sequence, without the unknown. */
export const findByIds = async ({ query }: Queryable, ids: ProductId[]): Promise<ProductDto[]> =>
  (await query<{ product: ProductDto }>(BY_IDS, [ids])).map(({ product }) => product)

/**
 * Takes the database; returns a function that takes what a query requests, and returns the response of GET products. To
 * count takes longer than to find a page, so the numbers may be a second old: the next order of the same search has them.
 */
export const createProductFinder = (database: Queryable) => {
  const recent = createBriefCache<Counted>(() => 0)
  const count = (filters: ProductFilters) => {
    const { search, category, rating } = filters
    return recent(JSON.stringify([normalizeSearch(search), category, rating]), () =>
      countMatches(database, filters),
    )
  }
  return async (requested: RequestedProducts): Promise<ProductsResponse> => {
    if (requested.kind === 'page') return findPage(database, requested, count)
    if (requested.kind === 'ids') return { products: await findByIds(database, requested.ids) }
    return { products: await findTitlesFirst(database, requested.filters, requested.limit), next: null }
  }
}
