import {
  countByPrice,
  countByValue,
  filterProducts,
  MAX_PRICE,
  PRICE_STEPS,
  type ProductDto,
  type ProductFilters,
  type ProductsResponse,
  productsQuery,
  searchTextOf,
  titlesFirst,
} from '@resham/contract'
import { readQuery } from '@resham/contract/serverRules/readQuery'
import { type RequestedProducts, requestedProducts } from '@resham/contract/serverRules/requestedProducts'
import { queryProducts as queryMock, setCatalog } from '@resham/mock-server/catalog/catalog'
import { products as seeds } from '@resham/mock-server/seeds/products'
import fc from 'fast-check'
import { createCatalogQuery } from '../catalog/queryCatalog'
import type { Database } from '../database/database'
import { ADD_GIVEN } from '../database/productColumns'
import { openTestDatabase } from './support/openTestDatabase'

// A filter by another list than the category, as docs/recipes.md adds one.
jest.mock('@resham/contract/search/filterNames', () => {
  const names = jest.requireActual('@resham/contract/search/filterNames')
  Object.assign(names.LIST_FILTERS, { size: { field: 'size', counts: 'sizeCounts' } })
  names.LIST_NAMES.push('size')
  return names
})
type Filters = ProductFilters & { size?: readonly string[] }
const noSize: Partial<Filters> = { size: [] }

// On random catalogues the mock server and the SQL have to find what `filterProducts` finds, whose own test
// compares it with the specification.

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await database.runScript(`
    insert into categories (id, name, image) select n, n, '/a.jpg' from unnest(array['İpek', '_']) n`)
})
afterAll(() => database.close())
/** An owner may have other steps. */
const setPriceSteps = (...steps: number[]) =>
  (PRICE_STEPS as number[]).splice(0, PRICE_STEPS.length, ...steps)
afterEach(() => {
  setCatalog(seeds)
  setPriceSteps(...SHOP_STEPS)
})

/** How many random catalogues. */
const RUNS = process.env.CI ? 60 : 20

/** The prices that the shop offers. They are one line, which an owner may change. */
const SHOP_STEPS = [...PRICE_STEPS]

const CATEGORIES = ['Saree', 'Kurti', 'İpek', '_']
const SIZES = ['M', 'L', 'İ', '_']
const [seed] = seeds as [ProductDto]

/** Prices on both sides of the steps that the indexes have, and within them. */
const PRICES = [0, 1, 999, 1_000, 1_001, 5_000, 5_001, 7_500, 20_000, 50_001, MAX_PRICE]

const pricesOf = (index: number, discounted: number) => {
  const step = index % PRICES.length
  return { price: String(PRICES[step]), discountedPrice: String(PRICES[discounted % (step + 1)]) }
}

/** More products than `SCANNED`, also above a rating, so that a search has to look up those behind them. */
const fillers = Array.from({ length: 3_500 }, (_, index) => ({
  ...seed,
  _id: `filler-${index}`,
  title: 'Filler',
  description: 'Nothing',
  ...pricesOf(index, index),
  rating: 3 + (index % 5) / 2,
  categoryName: 'Saree',
  size: index === 3_000 ? 'İ' : 'M',
}))

const insert = (products: ProductDto[]) =>
  database.query(ADD_GIVEN, [
    JSON.stringify(products.map((product) => ({ ...product, searchText: searchTextOf(product) }))),
  ])

const store = async (products: ProductDto[]) => {
  setCatalog(products)
  await database.query('delete from products')
  await insert(products)
}

const TEXT = fc.string({
  unit: fc.constantFrom(
    ...['a', 'A', 'b', 's', ' ', '%', '_', '\\', 'É', 'e', '\u0301', 'İ', 'ß', 'Σ', 'ς', 'स', 'ी', 'ａ', 'ﬁ'],
    ...['\u00a0', '\u00ad', '\u200b', '\u0001'],
  ),
  minLength: 1,
  maxLength: 8,
})
const someProduct = fc.record({
  title: TEXT,
  description: TEXT,
  categoryName: fc.constantFrom(...CATEGORIES),
  size: fc.constantFrom(...SIZES),
  prices: fc.tuple(fc.nat(), fc.nat()),
  rating: fc.integer({ min: 0, max: 10 }).map((halves) => halves / 2),
})
const someFilters: fc.Arbitrary<Filters> = fc.record({
  search: fc.oneof(fc.constant(''), TEXT, fc.constantFrom('fill', 'sarees FILLERS', 'kurti a', 'aa', 'aaa')),
  category: fc.uniqueArray(fc.constantFrom(...CATEGORIES, 'Nothing'), { maxLength: 3 }),
  size: fc.oneof(
    fc.constant<string[]>([]),
    fc.uniqueArray(fc.constantFrom(...SIZES, 'Nothing'), { maxLength: 3 }),
  ),
  rating: fc.integer({ min: 0, max: 5 }),
  price: fc.constantFrom(0, 0, ...PRICES, 2_000, 40_000),
  sortby: fc.constantFrom('', 'lowToHigh', 'highToLow'),
})

type Find = (requested: RequestedProducts) => ProductsResponse | Promise<ProductsResponse>
const findInSql: Find = (requested) => createCatalogQuery(database)(requested)
const finders: [string, Find][] = [
  ['the mock', queryMock],
  ['SQL', findInSql],
]

const queryOf = (
  { search, category, size = [], rating, price, sortby }: Filters,
  more: Record<string, string> = {},
) =>
  new URLSearchParams([
    ...Object.entries({ search, rating: String(rating), price: String(price), sortby, ...more }),
    ...category.map((name) => ['category', name]),
    ...size.map((name) => ['size', name]),
  ])

const ask = async (find: Find, filters: Filters, more: Record<string, string>) => {
  const requested = requestedProducts(readQuery(productsQuery, queryOf(filters, more)))
  if (!requested) throw new Error('No parameter was given.')
  return find(requested)
}

/** Every page, to the end. */
const readPages = async (find: Find, filters: Filters, limit: string) => {
  const first = await ask(find, filters, { limit })
  const products = [...first.products]
  for (let { next } = first; next; ) {
    const page = await ask(find, filters, { limit, after: next })
    products.push(...page.products)
    next = page.next
  }
  return { ...first, products }
}

const none: Filters = { search: '', category: [], size: [], rating: 1, price: 0, sortby: '' }
const ids = (products: ProductDto[]) => products.map(({ _id }) => _id)

test.each([
  ['a short catalogue', [], SHOP_STEPS],
  ['a long one, with other prices to filter by', fillers, [1_000, 7_500, 30_000]],
])(
  'the mock and SQL respond by the rule to any filters of %s, in pages of any size',
  async (_which, first, prices) => {
    setPriceSteps(...prices)
    await store(first)
    await fc.assert(
      fc.asyncProperty(
        fc.array(someProduct, { maxLength: 12 }),
        fc.array(fc.tuple(someFilters, fc.integer({ min: 1, max: 5 })), { minLength: 4, maxLength: 4 }),
        async (some, requests) => {
          const others = some.map(({ prices, ...product }, index) => ({
            ...seed,
            ...product,
            ...pricesOf(...prices),
            _id: String(index),
          }))
          const products = [...first, ...others]
          setCatalog(products)
          await database.query("delete from products where id not like 'filler%'")
          await insert(others)
          for (const [filters, size] of requests) {
            // A long list in some ten pages: each is several statements.
            const limit = String(first.length > 0 ? 250 + 50 * size : size)
            const matches = filterProducts(products, filters)
            const counts = {
              total: matches.length,
              counts: countByValue(filterProducts(products, { ...filters, category: [] }), 'categoryName'),
              sizeCounts: countByValue(
                filterProducts(products, { ...filters, ...noSize }),
                'size' as 'categoryName',
              ),
              priceCounts: countByPrice(filterProducts(products, { ...filters, price: 0 })),
            }
            for (const [name, find] of finders) {
              const found = await readPages(find, filters, limit)
              expect([name, ids(found.products)]).toEqual([name, ids(matches)])
              expect([name, found]).toEqual([name, expect.objectContaining(counts)])
              const sought = { ...filters, sortby: '' }
              const { products: suggested } = await ask(find, sought, { titlesFirst: 'true', limit: '6' })
              const expected = titlesFirst(filterProducts(products, sought), filters.search).slice(0, 6)
              expect([name, ids(suggested)]).toEqual([name, ids(expected)])
            }
          }
        },
      ),
      { numRuns: RUNS },
    )
  },
)

test('a product that is added or removed between two pages neither repeats nor hides another', async () => {
  const all = Array.from({ length: 9 }, (_, index) => ({
    ...seed,
    _id: `p${index}`,
    price: '5',
    discountedPrice: '0',
  }))
  await store(all)
  const filters = { ...none, sortby: 'highToLow' }
  const first = await ask(findInSql, filters, { limit: '3' })
  await database.query("delete from products where id in ('p0', 'p5')")
  await database.query("update products set price = 9 where id = 'p8'")
  const second = await ask(findInSql, filters, { limit: '9', after: first.next ?? '' })
  expect(ids([...first.products, ...second.products])).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'p6', 'p7'])
})

test('the counts and the total stop above 10,000, and a search of more has no counts', async () => {
  await store(fillers)
  for (const n of [1, 2, 3, 4, 5])
    await insert(fillers.map((product) => ({ ...product, _id: n + product._id })))
  const count = async (filters: Partial<Filters>) => {
    const { total, counts, priceCounts } = await ask(findInSql, { ...none, ...filters }, { limit: '1' })
    return { total, counts, priceCounts }
  }
  const cheap = 6 * filterProducts(fillers, { ...none, price: 500 }).length
  const listed = {
    total: 10_001,
    counts: { Saree: 10_001 },
    priceCounts: { 0: 10_001, 500: cheap, 5000: 10_001, 9000: 10_001 },
  }
  setPriceSteps(500, 5_000, 9_000)
  expect(await count({})).toEqual(listed)
  expect(await count({ price: 500 })).toEqual({ ...listed, total: cheap, counts: { Saree: cheap } })
  const search = 'filler'
  expect(await count({ search })).toEqual({ total: 10_001, counts: undefined, priceCounts: undefined })
  expect(await count({ search, price: 500 })).toEqual({
    total: cheap,
    counts: undefined,
    priceCounts: undefined,
  })
  expect(await count({ search, price: 500, category: ['Kurti'] })).toMatchObject({ total: 0 })
  expect(await count({ search, category: ['Kurti'] })).toMatchObject({ total: 0 })
  expect(await count({ search, category: ['Saree'] })).toMatchObject({ total: 10_001 })
})

test('a rare word is looked up with the price', async () => {
  const rare = [5_000, 20_001].map((price) => ({
    ...seed,
    _id: String(price),
    title: 'Rare',
    price: '20001',
    discountedPrice: String(price),
  }))
  await store([...fillers, ...rare])
  const { products } = await ask(findInSql, { ...none, search: 'rare', price: 20_000 }, { limit: '9' })
  expect(ids(products)).toEqual(['5000'])
})

test('counts that are kept for the next request are those of its price', async () => {
  await store(fillers)
  const find = createCatalogQuery(database)
  for (const price of [0, 500, 1_000]) {
    const { total } = await ask(find, { ...none, price }, { limit: '1' })
    expect(total).toBe(filterProducts(fillers, { ...none, price }).length)
  }
})

test('a search of which a sample has far more is not counted', async () => {
  await store(fillers)
  const statements: string[] = []
  // Each statement of a search is a transaction.
  const sampling = (count: number): Database => ({
    ...database,
    transaction: (work) =>
      database.transaction((transaction) =>
        work({
          ...transaction,
          query: async (text, ...rest) => {
            statements.push(text)
            return text.includes('tablesample') ? ([{ count }] as never) : transaction.query(text, ...rest)
          },
        }),
      ),
  })
  const requested = requestedProducts({ search: 'filler', limit: 2 }) as RequestedProducts
  const { products, ...others } = await createCatalogQuery(sampling(251))(requested)
  expect(ids(products)).toEqual(['filler-0', 'filler-1'])
  expect(others).toEqual({ next: expect.any(String), total: 10_001 })
  expect(statements.filter((text) => text.includes('group by'))).toEqual([])

  expect(await createCatalogQuery(sampling(250))(requested)).toMatchObject({
    total: 3_500,
    counts: { Saree: 3_500 },
  })
})

test('the planner of either database takes random reads for cheap, or it would not use the indexes of the listing', async () => {
  expect(await database.query('show random_page_cost')).toEqual([{ random_page_cost: '1.1' }])
})
