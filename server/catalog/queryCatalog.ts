import {
  type ProductDto,
  type ProductFilters,
  type ProductId,
  type ProductsResponse,
  searchedWords,
} from '@resham/contract'
import { proposeSearches } from '@resham/contract/search/proposals'
import { HttpError } from '@resham/contract/serverRules/httpError'
import {
  cursorOf,
  type PageEnd,
  type RequestedProducts,
} from '@resham/contract/serverRules/requestedProducts'
import type { Database, Queryable } from '../database/database'
import { PRODUCT_FIELDS } from '../database/entitySql'
import { conditionsOf, listConditions, lowestStep } from './catalogConditions'
import { type Counted, createProductCount } from './countProducts'
import { limitSearch } from './limitSearch'
import { findNearestWords } from './nearestWords'
import { allOf, raw, run, type Sql, sql } from './sqlTemplate'

// A page is the beginning of an ordered index scan of the whole catalogue, or of one scan for each category,
// rating step and price step, merged. So it takes the same time at any depth and with any filters. A search first looks
// through the beginning of such a scan, which is enough for a frequent word, and finds a rare word by the
// index of trigrams. The planner would have to guess which of both is faster. A filter by a list that the indexes of
// pages do not have is found in the same two ways.

/** How many products of an ordered scan a search looks through. */
const SCANNED = 2_000

/** A part of the catalogue: what all filters but the search keep, behind the end of the page before. */
type Part = Omit<ProductFilters, 'search'> & { after?: PageEnd | undefined }

/** The sort keys of an order, and a function that returns their values at the end of a page. */
type Order = { keys: string; of: (end: PageEnd) => Sql }

const CATALOG_ORDER: Order = { keys: 'position', of: ({ position }) => sql`${position}::bigint` }

/**
 * A descending price is `-price`, because a comparison of rows has one direction, and the position ascends.
 */
const ORDERS: Record<string, Order> = {
  lowToHigh: {
    keys: 'price, position',
    of: ({ price, position }) => sql`${price}::bigint, ${position}::bigint`,
  },
  highToLow: {
    keys: '-price, position',
    of: ({ price, position }) => sql`${-price}::bigint, ${position}::bigint`,
  },
}

const orderOf = ({ sortby, after }: Part) => {
  const { keys, of } = ORDERS[sortby] ?? CATALOG_ORDER
  return {
    order: raw(`order by ${keys}`),
    isAfter: after ? sql`(${raw(keys)}) > (${of(after)})` : raw('true'),
  }
}

const isAtMost = (price: number) => (price > 0 ? sql`discounted_price <= ${price}` : raw('true'))

/** The names of categories that exist, of a filter or of all: unknown ones would cost a scan each. */
const namesOf = (category: readonly string[]) =>
  category.length > 0
    ? sql`(select name from categories where name = any(${category}::text[]))`
    : raw('(select name from categories)')

/** The first products of a part, in its order. */
const scan = (part: Part, limit: number): Sql => {
  const { category, rating, price } = part
  const { order, isAfter } = orderOf(part)
  const first = sql`${order} limit ${raw(limit)}`
  if (category.length === 0 && rating <= 1 && price === 0)
    return sql`select * from products where ${isAfter} ${first}`
  const steps = sql`${namesOf(category)} as category (name), generate_series(${lowestStep(rating)}, 5) as rated`
  const isInStep = sql`category_name = category.name and rating_step = rated and ${isAfter}`
  if (price === 0)
    return sql`
      select p.* from ${steps}, lateral (select * from products where ${isInStep} ${first}) p ${first}`
  // There are up to eight times as many scans, so they read indexes alone. Products that cost more are only in the
  // step of the price, and only if the price is none of the steps.
  return sql`
    select p.* from (
      select position from ${steps}, unnest(price_steps()) as priced, lateral (
        select position, price from products
        where ${isInStep} and price_step_of(discounted_price) = priced and ${isAtMost(price)} ${first}) p
      where priced <= price_step_of(${price}) ${first}) ends join products p using (position)`
}

/** All products of a part that an index finds by a condition. `offset 0` prevents an ordered scan. */
const lookUp = (part: Part, condition: Sql): Sql => {
  const { category, rating, price } = part
  const matching = sql`select * from products p
    where ${condition} and rating_step >= ${lowestStep(rating)} and ${isAtMost(price)} and ${orderOf(part).isAfter}`
  if (category.length === 0) return sql`${matching} offset 0`
  return sql`select p.* from unnest(${category}::text[]) as category (name),
    lateral (${matching} and category_name = category.name offset 0) p`
}

type Found = { product: ProductDto; position: number }

const FOUND = raw(`json_build_object(${PRODUCT_FIELDS}) as product, p.position`)

/** The first products of a part, in its order; if there is a search, those that meet its condition. */
const findFirst = async (database: Queryable, part: Part, limit: number, search?: Sql) => {
  const { order } = orderOf(part)
  const first = sql`${order} limit ${raw(limit)}`
  const conditions = [...(search ? [search] : []), ...listConditions(part)]
  const condition = allOf(conditions)
  if (conditions.length === 0)
    return run<Found>(database, sql`select ${FOUND} from (${scan(part, limit)}) p ${order}`)
  const scanned = scan(part, SCANNED)
  // PostgreSQL ends the scan as soon as it has found enough products, unless several scans have to be merged first.
  const found = await run<Found>(
    database,
    sql`select ${FOUND} from (${scanned}) p where ${condition} ${first}`,
  )
  if (found.length >= limit) return found
  const [all] = await run<{ count: number }>(database, sql`select count(*)::integer from (${scanned}) p`)
  if (all && all.count < SCANNED) return found
  return run<Found>(database, sql`select ${FOUND} from (${lookUp(part, condition)}) p ${first}`)
}

/** What a search that finds nothing in a part of the catalogue may have meant; undefined if that takes too long. */
const suggest = (database: Queryable, search: string, part: Part) =>
  proposeSearches(search, {
    nearestWords: (words) => findNearestWords(database, words),
    finds: async (text) => (await findFirst(database, part, 1, conditionsOf(text).anywhere)).length > 0,
  }).catch((error) => {
    if (error instanceof HttpError) return undefined
    throw error
  })

type Page = Extract<RequestedProducts, { kind: 'page' }>

const findPage = async (
  database: Queryable,
  { filters, limit, after }: Page,
  count: (filters: ProductFilters) => Promise<Counted>,
): Promise<ProductsResponse> => {
  const { search, ...part } = filters
  const condition = searchedWords(search).length > 0 ? conditionsOf(search).anywhere : undefined
  const [found, counted] = await Promise.all([
    findFirst(database, { ...part, after }, limit + 1, condition),
    after ? undefined : count(filters),
  ])
  const shown = found.slice(0, limit)
  const last = found.length > limit ? shown.at(-1) : undefined
  const price = filters.sortby ? Number(last?.product.price) : 0
  const suggestions = condition && counted?.total === 0 && (await suggest(database, search, part))
  return {
    products: shown.map(({ product }) => product),
    next: last ? cursorOf(filters, { price, position: last.position }) : null,
    ...counted,
    ...(suggestions && { suggestions }),
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
 * Takes the database; returns a function that takes what a query requests, and resolves to the response of GET
 * products (specification, sections 5 and 7).
 */
export const createCatalogQuery = (database: Database) => {
  const count = createProductCount(database)
  return async (requested: RequestedProducts): Promise<ProductsResponse> => {
    if (requested.kind === 'ids') return { products: await findByIds(database, requested.ids) }
    const { filters } = requested
    const looksThrough = searchedWords(filters.search).length > 0 || listConditions(filters).length > 0
    const source = looksThrough ? limitSearch(database) : database
    if (requested.kind === 'page') return findPage(source, requested, count)
    return { products: await findTitlesFirst(source, filters, requested.limit), next: null }
  }
}
