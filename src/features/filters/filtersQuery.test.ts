import * as fc from 'fast-check'
import { filtersToQuery, queryToFilters } from './filtersQuery'
import { defaultFilters, type Filters, SORT_ORDERS } from './filtersSlice'

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('Saree', ' silk ', 'a&b=c', '100%', '+', '#', '?'),
)

/** Whatever the shopper can choose: any text in the search, any categories, each once. */
const anyFilters: fc.Arbitrary<Filters> = fc.record({
  search: text,
  category: fc.uniqueArray(text.filter((name) => name !== '')),
  rating: fc.integer({ min: 0, max: 5 }),
  price: fc.constant(defaultFilters.price),
  sortby: fc.constantFrom('' as const, ...SORT_ORDERS),
})

test('any filters are read from their own address again', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      expect(queryToFilters(filtersToQuery(filters))).toEqual(filters)
    }),
  )
})

test('an address outlives the browser, which may write it in its own way', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const query = filtersToQuery(filters)
      expect(new URL(`https://resham.example/products${query}`).search).toBe(query)
    }),
  )
})

test('whatever stands in an address, cleaned once it is clean', () => {
  const name = fc.constantFrom('search', 'category', 'rating', 'sortby', 'price', 'utm_source')
  const value = fc.oneof(text, fc.constantFrom('4', '6', '-1', '4.5', '', 'lowToHigh', 'lowtohigh'))
  const pairs = fc.array(fc.tuple(name, value)).map((list) => `?${new URLSearchParams(list)}`)
  fc.assert(
    fc.property(fc.oneof(pairs, fc.string()), (query) => {
      const clean = filtersToQuery(queryToFilters(query))
      expect(filtersToQuery(queryToFilters(clean))).toBe(clean)
    }),
  )
})

test('no filters, no query', () => {
  expect(filtersToQuery(defaultFilters)).toBe('')
})

test('the query is written as a shopper would read it', () => {
  const filters: Filters = {
    ...defaultFilters,
    search: 'silk saree',
    category: ['Saree', 'Kurti'],
    rating: 4,
    sortby: 'lowToHigh',
  }
  expect(filtersToQuery(filters)).toBe(
    '?search=silk+saree&category=Saree&category=Kurti&rating=4&sortby=lowToHigh',
  )
})

test.each<[what: string, query: string, filters: Partial<Filters>]>([
  ['an unknown parameter', '?utm_source=letter&rating=3', { rating: 3 }],
  ['a price, which nothing filters by', '?price=500', {}],
  ['a rating above 5', '?rating=6', {}],
  ['a rating below 0', '?rating=-1', {}],
  ['a rating between the steps', '?rating=4.5', {}],
  ['a rating in another spelling', '?rating=+4', {}],
  ['an empty rating', '?rating=', {}],
  ['an order that is not known', '?sortby=newest', {}],
  ['an order in other letters', '?sortby=lowtohigh', {}],
  ['a category twice', '?category=Saree&category=Saree', { category: ['Saree'] }],
  ['an empty category', '?category=&category=Kurti', { category: ['Kurti'] }],
  ['a second search', '?search=silk&search=cotton', { search: 'silk' }],
  ['what cannot be decoded', '?search=%E0%A4%A&rating=2', { search: '\uFFFD%A', rating: 2 }],
])('%s is left out', (_what, query, filters) => {
  expect(queryToFilters(query)).toEqual({ ...defaultFilters, ...filters })
})
