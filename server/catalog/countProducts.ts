import {
  MAX_EXACT_COUNT,
  MAX_PRICE,
  PRICE_STEPS,
  type ProductFilters,
  type ProductsResponse,
  searchedWords,
} from '@resham/contract'
import { groupBy, range, sum } from 'es-toolkit'
import type { Database, Queryable } from '../database/database'
import { createMicrocache } from '../http/microcache'
import { conditionsOf, lowestOf, lowestStep } from './catalogConditions'
import { limitSearch } from './limitSearch'
import { raw, run, type Sql, sql } from './sqlTemplate'

/** Counting ends at this number, which only means 'more than `MAX_EXACT_COUNT`'. */
const COUNT_LIMIT = MAX_EXACT_COUNT + 1

export type Counted = Pick<ProductsResponse, 'total' | 'counts' | 'priceCounts'>

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
/**
 * Takes the database; returns a function that takes filters, and resolves to the counts of the first page (specification,
 * section 7). Counting takes longer than finding a page, so counts are kept for a second, in which a request that only
 * changes the sort order reuses them.
 */
export const createProductCount = (database: Database) => {
  const recent = createMicrocache<Counted>(() => 0)
  const recentBands = createMicrocache<Band[]>(() => 0)
  return (filters: ProductFilters): Promise<Counted> => {
    const { search, category, rating, price } = filters
    const words = searchedWords(search)
    if (words.length === 0) return countListed(database, filters, recentBands)
    // Several requests may wait for one count, which has its own time.
    return recent(JSON.stringify([words, category, rating, price]), () =>
      countSearch(limitSearch(database), filters),
    )
  }
}
