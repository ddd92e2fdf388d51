import { lengthOf, MAX_SEARCH_LENGTH, PRICE_STEPS, SORT_ORDERS } from '@resham/contract'
import * as fc from 'fast-check'
import { filtersToApiQuery, filtersToQuery, queryToFilters, withKnownCategories } from './filtersQuery'
import { defaultFilters, type Filters } from './filtersSlice'

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('Saree', ' silk ', 'a&b=c', '100%', '+', '#', '?'),
)

/** Any filters that a shopper can set. */
const anyFilters: fc.Arbitrary<Filters> = fc.record({
  search: text,
  category: fc.uniqueArray(text.filter((name) => name !== '')),
  rating: fc.integer({ min: 0, max: 5 }),
  price: fc.constantFrom(defaultFilters.price, ...PRICE_STEPS),
  sortby: fc.constantFrom('' as const, ...SORT_ORDERS),
})

describe('filtersQuery', () => {
  test('reads any filters back from their query', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(queryToFilters(filtersToQuery(filters))).toEqual(filters)
      }),
    )
  })

  test('writes a query that the browser does not rewrite', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const query = filtersToQuery(filters)
        expect(new URL(`https://resham.example/products${query}`).search).toBe(query)
      }),
    )
  })

  test('normalises any query in one pass', () => {
    const name = fc.constantFrom('search', 'category', 'rating', 'sortby', 'price', 'utm_source')
    const value = fc.oneof(
      text,
      fc.constantFrom('4', '6', '5000', '5001', '-1', '4.5', '', 'lowToHigh', 'lowtohigh'),
    )
    const pairs = fc.array(fc.tuple(name, value)).map((list) => `?${new URLSearchParams(list)}`)
    fc.assert(
      fc.property(fc.oneof(pairs, fc.string()), (query) => {
        const clean = filtersToQuery(queryToFilters(query))
        expect(filtersToQuery(queryToFilters(clean))).toBe(clean)
      }),
    )
  })

  test('cuts a search off that is too long, between two characters', () => {
    const long = fc.string({ unit: 'binary', minLength: MAX_SEARCH_LENGTH - 2, size: 'large' })
    fc.assert(
      fc.property(fc.oneof(long, fc.constant('a👗'.repeat(10_000))), (search) => {
        const { search: read } = queryToFilters(filtersToQuery({ ...defaultFilters, search }))
        expect(search.startsWith(read)).toBe(true)
        expect(lengthOf(read)).toBe(Math.min(lengthOf(search), MAX_SEARCH_LENGTH))
        expect(read.isWellFormed()).toBe(true)
      }),
    )
  })

  test.each<[filters: Partial<Filters>, query: string]>([
    [{}, ''],
    [
      { search: 'silk saree', category: ['Saree', 'Kurti'], rating: 4, price: 20_000, sortby: 'lowToHigh' },
      '?search=silk+saree&category=Saree&category=Kurti&rating=4&price=20000&sortby=lowToHigh',
    ],
  ])('writes %j as the readable query %j', (filters, query) => {
    expect(filtersToQuery({ ...defaultFilters, ...filters })).toBe(query)
  })

  test.each<[what: string, query: string, filters: Partial<Filters>]>([
    ['an unknown parameter', '?utm_source=letter&rating=3', { rating: 3 }],
    ['a price that is no step', '?price=500', {}],
    ['a price with a sign', '?price=+20000', {}],
    ['a price with zeros', '?price=020000', {}],
    ['a rating above 5', '?rating=6', {}],
    ['a rating below 0', '?rating=-1', {}],
    ['a fractional rating', '?rating=4.5', {}],
    ['a rating with a sign', '?rating=+4', {}],
    ['an empty rating', '?rating=', {}],
    ['an unknown sort order', '?sortby=newest', {}],
    ['a sort order in the wrong case', '?sortby=lowtohigh', {}],
    ['a duplicate category', '?category=Saree&category=Saree', { category: ['Saree'] }],
    ['an empty category', '?category=&category=Kurti', { category: ['Kurti'] }],
    ['a second search', '?search=silk&search=cotton', { search: 'silk' }],
    ['an invalid escape sequence', '?search=%E0%A4%A&rating=2', { search: '\uFFFD%A', rating: 2 }],
  ])('drops %s', (_what, query, filters) => {
    expect(queryToFilters(query)).toEqual({ ...defaultFilters, ...filters })
  })
})

describe('filtersToApiQuery', () => {
  test.each<[what: string, filters: Partial<Filters>, request: string]>([
    ['nothing without filters', {}, ''],
    ['nothing for a rating that does not filter', { rating: 0 }, ''],
    ['nothing for a search of blanks', { search: '  ' }, ''],
    ['nothing for a search of what is invisible', { search: '\u200b\u00a0' }, ''],
    ['a search without outer blanks', { search: ' silk ' }, 'search=silk'],
    ['categories in one order', { category: ['Saree', 'Kurti'] }, 'category=Kurti&category=Saree'],
    [
      'rating, price and order',
      { rating: 4, price: 5_000, sortby: 'lowToHigh' },
      'rating=4&price=5000&sortby=lowToHigh',
    ],
  ])('requests %s', (_what, filters, request) => {
    expect(filtersToApiQuery({ ...defaultFilters, ...filters })).toBe(request)
  })
})

describe('withKnownCategories', () => {
  test.each<[what: string, known: string[] | undefined, category: string[]]>([
    ['all as long as none is known', undefined, ['Saree', 'Tie']],
    ['those that are known', ['Saree', 'Kurti'], ['Saree']],
    ['none where there are none', [], []],
  ])('keeps %s', (_what, known, category) => {
    const filters: Filters = { ...defaultFilters, search: 'silk', category: ['Saree', 'Tie'] }
    const categories = known?.map((categoryName) => ({ categoryName }))
    expect(withKnownCategories(filters, categories)).toEqual({ ...filters, category })
  })
})
