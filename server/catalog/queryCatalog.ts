import {
  MAX_EXACT_COUNT,
  MAX_PRICE,
  PRICE_STEPS,
  type ProductDto,
  type ProductFilters,
  type ProductId,
  type ProductsResponse,
  searchedWords,
} from '@resham/contract'
import { proposeSearches } from '@resham/contract/proposals'
import { HttpError } from '@resham/contract/serverRules/httpError'
import { cursorOf, type PageEnd, type RequestedProducts } from '@resham/contract/serverRules/productsQuery'
import { groupBy, range, sum } from 'es-toolkit'
import type { Database, Queryable } from '../database/database'
import { PRODUCT_FIELDS } from '../database/entitySql'
import { createMicrocache } from '../http/microcache'
import { limitSearch } from './limitSearch'
import { findNearestWords } from './nearestWords'
import { allOf, patternOf, raw, run, type Sql, sql } from './sqlTemplate'

// A page is the beginning of an ordered index scan of the whole catalogue, or of one scan for each category,
// rating step and price step, merged. So it takes the same time at any depth and with any filters. A search first looks
// through the beginning of such a scan, which is enough for a frequent word, and finds a rare word by the
// index of trigrams. The planner would have to guess which of both is faster.

/** How many products of an ordered scan a search looks through. */
const SCANNED = 2_000

/** Counting ends at this number, which only means 'more than `MAX_EXACT_COUNT`'. */
const COUNT_LIMIT = MAX_EXACT_COUNT + 1

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

/** The lowest `rating_step` that a filter keeps. */
const lowestOf = (rating: number) => Math.max(rating, 1)
const lowestStep = (rating: number) => raw(lowestOf(rating))

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

/** The conditions of a search that has words: one `like` for each, for which its trigrams are looked up. */
const conditionsOf = (search: string) => {
  const patterns = searchedWords(search).map(patternOf)
  const each = (text: string) => allOf(patterns.map((pattern) => sql`${raw(text)} like ${pattern}`))
  const anywhere = each('p.search_text')
  const inTitle = each("split_part(p.search_text, U&'\\0001', 1)")
  return { anywhere, inTitle, elsewhere: sql`${anywhere} and not (${inTitle})` }
}

type Found = { product: ProductDto; position: number }

const FOUND = raw(`json_build_object(${PRODUCT_FIELDS}) as product, p.position`)

/** The first products of a part, in its order; if there is a condition, those that meet it. */
const findFirst = async (database: Queryable, part: Part, limit: number, condition?: Sql) => {
  const { order } = orderOf(part)
  const first = sql`${order} limit ${raw(limit)}`
  if (!condition) return run<Found>(database, sql`select ${FOUND} from (${scan(part, limit)}) p ${order}`)
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

type Counted = Pick<ProductsResponse, 'total' | 'counts' | 'priceCounts'>

/** How many per cent of the table are sampled before a count: random blocks, 1 ms for 100,000 products. */
const SAMPLE_PERCENT = 0.5

/**
 * A search with more matches in the sample is not counted. The number is five times what `COUNT_LIMIT` matches
 * have in a sample on average: a search with fewer matches does not reach it by chance, even if all of them
 * are in adjacent blocks.
 */
const MANY_IN_SAMPLE = 5 * COUNT_LIMIT * (SAMPLE_PERCENT / 100)

/** How many products of a category cost at most a price, and more than the next lower price of the same statement. */
type Band = { name: string; price: number; count: number }

/** Takes a key and what counts; resolves with the counts, those of the last second if there are any. */
type Recent = (key: string, count: () => Promise<Band[]>) => Promise<Band[]>

/** Returns the sum of counts, up to `COUNT_LIMIT`. */
const total = (bands: Band[]) => Math.min(sum(bands.map(({ count }) => count)), COUNT_LIMIT)

const upTo = (price: number, bands: Band[]) => bands.filter((band) => band.price <= price)

const countsOf = (bands: Band[]) => {
  const byName = Object.entries(groupBy(bands, ({ name }) => name))
  // The names are sorted, so that equal counts have the same JSON, and the response the same entity tag.
  return Object.fromEntries(byName.map(([name, some]) => [name, total(some)] as const).sort())
}

const priceCountsOf = (bands: Band[]) =>
  Object.fromEntries([[0, total(bands)], ...PRICE_STEPS.map((step) => [step, total(upTo(step, bands))])])

/** The filter of categories, and that of prices as the highest one. */
const limitsOf = ({ category, price }: ProductFilters) => ({
  isListed: ({ name }: Band) => category.length === 0 || category.includes(name),
  highest: price || MAX_PRICE,
})

/** The condition of a rating and of prices above one and up to another one, as the indexes of prices have it. */
const isBetween = (rating: number, above: Sql, highest: Sql) => sql`
  rating_step = any(${range(lowestOf(rating), 6)}::smallint[])
  and price_step_of(discounted_price) between price_step_of(${above} + 1) and price_step_of(${highest})
  and discounted_price > ${above} and discounted_price <= ${highest}`

const isOfCategory = (category: readonly string[]) =>
  category.length > 0
    ? sql`category_name = any(${category})`
    : raw('category_name = any(array(select name from categories))')

/**
 * Counts without a search. Only indexes are read. For `priceCounts` the cheapest `COUNT_LIMIT` products are enough, and
 * the lateral join reads the bands in the order of `unnest`.
 */
const countListed = async (
  database: Queryable,
  filters: ProductFilters,
  recent: Recent,
): Promise<Counted> => {
  const { category, rating, price } = filters
  const { isListed, highest } = limitsOf(filters)
  const isFound =
    price > 0 ? isBetween(rating, raw('-1'), sql`${price}`) : sql`rating_step >= ${lowestStep(rating)}`
  // Neither depends on all filters, so other requests reuse each of them.
  const [byCategory, byPrice] = await Promise.all([
    recent(JSON.stringify(['categories', lowestOf(rating), price]), () =>
      run(
        database,
        sql`
          select name, ${highest}::integer as price, count(*)::integer as count
          from categories category, lateral (
            select from products where category_name = category.name and ${isFound} limit ${raw(COUNT_LIMIT)}) p
          group by name`,
      ),
    ),
    recent(JSON.stringify(['prices', lowestOf(rating), category]), () =>
      run(
        database,
        sql`
          select '' as name, price, count(*)::integer as count from (
            select band.price
            from unnest(${[-1, ...PRICE_STEPS]}::integer[], ${[...PRICE_STEPS, MAX_PRICE]}::integer[]) as band (above, price),
              lateral (
                select from products
                where ${isOfCategory(category)} and ${isBetween(rating, raw('above'), raw('band.price'))}
                limit ${raw(COUNT_LIMIT)}) p
            limit ${raw(COUNT_LIMIT)}) cheapest
          group by price`,
      ),
    ),
  ])
  return {
    total: total(byCategory.filter(isListed)),
    counts: countsOf(byCategory),
    priceCounts: priceCountsOf(byPrice),
  }
}

/**
 * Counts a search, up to `COUNT_LIMIT`. A search with many matches in a sample is not counted, because its count would
 * end at `COUNT_LIMIT`, after up to 100 ms. The planner's estimate could not replace the sample: it takes search and
 * category for independent, although a search also finds the name of the category.
 */
const countSearch = async (database: Queryable, filters: ProductFilters): Promise<Counted> => {
  const { search, category, rating, price } = filters
  const { isListed, highest } = limitsOf(filters)
  const prices = [...new Set([...PRICE_STEPS, highest, MAX_PRICE])].sort((a, b) => a - b)
  const count = async (isCounted: Sql) => {
    const isFound = sql`${conditionsOf(search).anywhere} and rating_step >= ${lowestStep(rating)} and ${isCounted}`
    const [sample] = await run<{ count: number }>(
      database,
      sql`select count(*)::integer from products p tablesample system (${raw(SAMPLE_PERCENT)}) where ${isFound}`,
    )
    if (sample && sample.count > MANY_IN_SAMPLE) return undefined
    return run<Band>(
      database,
      sql`
        select name, price, count(*)::integer as count from (
          select category_name as name, prices[1 + width_bucket(discounted_price - 1, prices)] as price
          from products p, (select ${prices}::integer[] as prices) bands
          where ${isFound} limit ${raw(COUNT_LIMIT)}) found
        group by name, price`,
    )
  }
  const all = await count(raw('true'))
  if (all && total(all) < COUNT_LIMIT) {
    const affordable = upTo(highest, all)
    return {
      total: total(affordable.filter(isListed)),
      counts: countsOf(affordable),
      priceCounts: priceCountsOf(all.filter(isListed)),
    }
  }
  if (category.length === 0 && price === 0) return { total: COUNT_LIMIT }
  // The conditions of prices let the planner use an index of them, as few products may be cheap enough.
  const isPriced = price > 0 ? isBetween(rating, raw('-1'), sql`${price}`) : raw('true')
  const listed = await count(sql`${isOfCategory(category)} and ${isPriced}`)
  return { total: listed ? total(listed) : COUNT_LIMIT }
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
 * Takes the database; returns a function that takes what a query requests, and returns the response of GET
 * products (specification, sections 5 and 7). Counting takes longer than finding a page, so counts are kept
 * for a second, in which a request that only changes the sort order reuses them.
 */
export const createCatalogQuery = (database: Database) => {
  const recent = createMicrocache<Counted>(() => 0)
  const recentBands = createMicrocache<Band[]>(() => 0)
  const count = (filters: ProductFilters) => {
    const { search, category, rating, price } = filters
    const words = searchedWords(search)
    if (words.length === 0) return countListed(database, filters, recentBands)
    // Several requests may wait for one count, which has its own time.
    return recent(JSON.stringify([words, category, rating, price]), () =>
      countSearch(limitSearch(database), filters),
    )
  }
  return async (requested: RequestedProducts): Promise<ProductsResponse> => {
    if (requested.kind === 'ids') return { products: await findByIds(database, requested.ids) }
    const { filters } = requested
    const source = searchedWords(filters.search).length > 0 ? limitSearch(database) : database
    if (requested.kind === 'page') return findPage(source, requested, count)
    return { products: await findTitlesFirst(source, filters, requested.limit), next: null }
  }
}
