import {
  LIST_FILTERS,
  LIST_NAMES,
  type ListFilter,
  MAX_EXACT_COUNT,
  MAX_PRICE,
  noFilters,
  type OptionCounts,
  PRICE_STEPS,
  type ProductFilters,
  searchedWords,
} from '@resham/contract'
import { groupBy, range, sum } from 'es-toolkit'
import type { Database, Queryable } from '../database/database'
import { createMicrocache } from '../http/microcache'
import { columnOf, conditionsOf, listConditions, lowestOf, lowestStep } from './catalogConditions'
import { limitSearch } from './limitSearch'
import { allOf, raw, run, type Sql, sql } from './sqlTemplate'

/** Counting ends at this number, which only means 'more than `MAX_EXACT_COUNT`'. */
const COUNT_LIMIT = MAX_EXACT_COUNT + 1

export type Counted = { total: number } & Partial<OptionCounts>

/** How many per cent of the table are sampled before a count: random blocks, 1 ms for 100,000 products. */
const SAMPLE_PERCENT = 0.5

/**
 * A search with more matches in the sample is not counted. The number is five times what `COUNT_LIMIT` matches
 * have in a sample on average: a search with fewer matches does not reach it by chance, even if all of them
 * are in adjacent blocks.
 */
const MANY_IN_SAMPLE = 5 * COUNT_LIMIT * (SAMPLE_PERCENT / 100)

/** How many products of these options cost at most a price, and more than the next lower price of the same statement. */
type Band = Partial<Record<ListFilter, string>> & { price: number; count: number }

/** A filter whose options are counted: under the other filters. */
type CountedFilter = ListFilter | 'price'

/** Returns the sum of counts, up to `COUNT_LIMIT`. */
const total = (bands: Band[]) => Math.min(sum(bands.map(({ count }) => count)), COUNT_LIMIT)

/** The highest price that a filter keeps. */
const highestOf = ({ price }: ProductFilters) => price || MAX_PRICE

/** Takes bands; returns those that the filters keep. A statement has met the filters whose options its bands leave out. */
const keep = (bands: Band[], filters: ProductFilters) =>
  bands.filter((band) => {
    const isOf = (name: ListFilter) => filters[name].includes(band[name] ?? '')
    const isListed = LIST_NAMES.every((name) => !(name in band) || filters[name].length === 0 || isOf(name))
    return isListed && band.price <= highestOf(filters)
  })

/** The filters under which the options of one are counted. */
const othersOf = (filters: ProductFilters, counted: CountedFilter): ProductFilters => ({
  ...filters,
  [counted]: noFilters[counted],
})

const countsOf = (bands: Band[], name: ListFilter) => {
  const byOption = Object.entries(groupBy(bands, (band) => band[name] ?? ''))
  // The options are sorted, so that equal counts have the same JSON, and the response the same entity tag.
  return Object.fromEntries(byOption.map(([option, some]) => [option, total(some)] as const).sort())
}

const priceCountsOf = (bands: Band[]) => {
  const upTo = (step: number) => bands.filter(({ price }) => price <= step)
  return Object.fromEntries([[0, total(bands)], ...PRICE_STEPS.map((step) => [step, total(upTo(step))])])
}

/** Takes what returns the bands with the options of a filter; returns the counts of a response. */
const readCounts = (filters: ProductFilters, bandsOf: (counted: CountedFilter) => Band[]): Counted => {
  const kept = (counted: CountedFilter) => keep(bandsOf(counted), othersOf(filters, counted))
  const counts = LIST_NAMES.map((name) => [LIST_FILTERS[name].counts, countsOf(kept(name), name)])
  return {
    total: total(keep(bandsOf('category'), filters)),
    ...Object.fromEntries(counts),
    priceCounts: priceCountsOf(kept('price')),
  }
}

/** The condition of a rating and of prices above one and up to another one, as the indexes of prices have it. */
const isBetween = (rating: number, above: Sql, highest: Sql) => sql`
  rating_step = any(${range(lowestOf(rating), 6)}::smallint[])
  and price_step_of(discounted_price) between price_step_of(${above} + 1) and price_step_of(${highest})
  and discounted_price > ${above} and discounted_price <= ${highest}`

const isOfCategory = ({ category }: ProductFilters) =>
  category.length > 0
    ? sql`category_name = any(${category})`
    : raw('category_name = any(array(select name from categories))')

const isOfPrice = ({ rating, price }: ProductFilters) =>
  price > 0 ? isBetween(rating, raw('-1'), sql`${price}`) : sql`rating_step >= ${lowestStep(rating)}`

/** The bands of the options of a list. */
const listBands = (filters: ProductFilters, name: ListFilter) => {
  const column = raw(columnOf(name))
  const [offered, isOfOther] =
    name === 'category'
      ? [raw('categories'), raw('true')]
      : [sql`(select distinct ${column} as name from products)`, isOfCategory(filters)]
  const conditions = [isOfOther, isOfPrice(filters), ...listConditions(othersOf(filters, name))]
  return sql`
    select name as "${raw(name)}", ${highestOf(filters)}::integer as price, count(*)::integer as count
    from ${offered} offered, lateral (
      select from products where ${column} = offered.name and ${allOf(conditions)} limit ${raw(COUNT_LIMIT)}) p
    group by name`
}

/** The bands of prices. The cheapest `COUNT_LIMIT` products are enough, and the lateral join reads in the order of `unnest`. */
const priceBands = (filters: ProductFilters) => sql`
  select price, count(*)::integer as count from (
    select band.price
    from unnest(${[-1, ...PRICE_STEPS]}::integer[], ${[...PRICE_STEPS, MAX_PRICE]}::integer[]) as band (above, price),
      lateral (
        select from products
        where ${allOf([isOfCategory(filters), ...listConditions(filters)])} and ${isBetween(filters.rating, raw('above'), raw('band.price'))}
        limit ${raw(COUNT_LIMIT)}) p
    limit ${raw(COUNT_LIMIT)}) cheapest
  group by price`

/**
 * Counts without a search. Of the category and the price only indexes are read. The counts of a filter do not depend on
 * it, so requests that change it alone reuse them.
 */
const countListed = async (
  database: Queryable,
  filters: ProductFilters,
  recent: (key: string, count: () => Promise<Band[]>) => Promise<Band[]>,
): Promise<Counted> => {
  const counted: CountedFilter[] = [...LIST_NAMES, 'price']
  const bands = await Promise.all(
    counted.map(async (name) => {
      const key = JSON.stringify([name, othersOf(filters, name)])
      const statement = name === 'price' ? priceBands(filters) : listBands(filters, name)
      return [name, await recent(key, () => run<Band>(database, statement))] as const
    }),
  )
  const byName = new Map<CountedFilter, Band[]>(bands)
  return readCounts(filters, (name) => byName.get(name) ?? [])
}

/**
 * Counts a search, up to `COUNT_LIMIT`. A search with many matches in a sample is not counted, because its count would
 * end at `COUNT_LIMIT`, after up to 100 ms. The planner's estimate could not replace the sample: it takes search and
 * category for independent, although a search also finds the name of the category.
 */
const countSearch = async (database: Queryable, filters: ProductFilters): Promise<Counted> => {
  const { search, rating, price } = filters
  const prices = [...new Set([...PRICE_STEPS, highestOf(filters), MAX_PRICE])].sort((a, b) => a - b)
  const options = raw(LIST_NAMES.map((name) => `"${name}"`).join(', '))
  const columns = raw(LIST_NAMES.map((name) => `${columnOf(name)} as "${name}"`).join(', '))
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
        select ${options}, price, count(*)::integer as count from (
          select ${columns}, prices[1 + width_bucket(discounted_price - 1, prices)] as price
          from products p, (select ${prices}::integer[] as prices) bands
          where ${isFound} limit ${raw(COUNT_LIMIT)}) found
        group by ${options}, price`,
    )
  }
  const all = await count(raw('true'))
  if (all && total(all) < COUNT_LIMIT) return readCounts(filters, () => all)
  if (price === 0 && LIST_NAMES.every((name) => filters[name].length === 0)) return { total: COUNT_LIMIT }
  // The conditions of prices let the planner use an index of them, as few products may be cheap enough.
  const isPriced = price > 0 ? isOfPrice(filters) : raw('true')
  const listed = await count(allOf([isOfCategory(filters), ...listConditions(filters), isPriced]))
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
  return (requested: ProductFilters): Promise<Counted> => {
    const words = searchedWords(requested.search)
    const filters = { ...requested, rating: lowestOf(requested.rating), sortby: '' }
    if (words.length === 0) return countListed(database, { ...filters, search: '' }, recentBands)
    // Several requests may wait for one count, which has its own time.
    return recent(JSON.stringify({ ...filters, search: words }), () =>
      countSearch(limitSearch(database), filters),
    )
  }
}
