import {
  countByPrice,
  countByValue,
  filterProducts,
  MAX_EXACT_COUNT,
  MAX_PAGE_SIZE,
  MAX_PRICE,
  MAX_REQUESTED_IDS,
  MAX_SEARCH_LENGTH,
  PRICE_STEPS,
  type ProductDto,
  type ProductFilters,
  titlesFirst,
} from '@resham/contract'
import { mapValues } from 'es-toolkit'
import { naming, send } from './support/api'
import { allProducts, firstProducts, type Products, UNKNOWN_ID } from './support/products'

// A server may ignore the query. Then it fails only the tests of this file, and the shop filters products.

let all: ProductDto[]
let products: Products
beforeAll(async () => {
  all = await allProducts()
  products = await firstProducts()
})

const noFilters: ProductFilters = { search: '', category: [], rating: 1, price: 0, sortby: '' }
const idsOf = (listed: ProductDto[]) => listed.map(({ _id }) => _id)
const word = ({ title }: ProductDto): string => title.split(' ')[0] ?? ''
const lastWord = ({ description }: ProductDto): string => description.trim().split(' ').at(-1) ?? ''
/** Takes an ASCII letter; returns it in full width. */
const wide = (letter: string) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)
/** Takes a count; returns it, or one number for all counts that only mean 'more than the limit'. */
const exact = (count = -1) => Math.min(count, MAX_EXACT_COUNT + 1)

// biome-ignore format: a table is read by its columns.
test.each<[what: string, query: (first: ProductDto) => Partial<ProductFilters>]>([
  ['every product', () => ({ rating: 1 })],
  ['one category', ({ categoryName }) => ({ category: [categoryName] })],
  ['two categories, one of them unknown', ({ categoryName }) => ({ category: [UNKNOWN_ID, categoryName] })],
  ['a rating', () => ({ rating: 4 })],
  ['a price', ({ discountedPrice }) => ({ price: Number(discountedPrice) })],
  ['a price that no step has', ({ discountedPrice }) => ({ price: Number(discountedPrice) - 1 })],
  ['prices from low to high', () => ({ sortby: 'lowToHigh' })],
  ['prices from high to low', () => ({ sortby: 'highToLow' })],
  ['titles, ignoring case and outer blanks', (first) => ({ search: ` ${word(first).toUpperCase()} ` })],
  ['descriptions, within words', ({ description }) => ({ search: description.slice(1, 9) })],
  ['categories', ({ categoryName }) => ({ search: categoryName })],
  ['each word, in any order, in any of the texts',
    (first) => ({ search: `${first.categoryName} ${lastWord(first)} ${word(first)}` })],
  ['nothing where one word of several is missing', ({ categoryName }) => ({ search: `${categoryName} ${UNKNOWN_ID}` })],
  ["a word without the 's' of its plural", ({ categoryName }) => ({ search: `${categoryName}s` })],
  ['words between any number and kind of blanks', (first) => ({ search: `${word(first)}  \u00a0\u3000${first.categoryName}` })],
  ['letters without their accents', ({ categoryName }) => ({ search: categoryName.replace(/[a-z]/g, '$&\u0301').normalize('NFC') })],
  ['letters of full width', ({ categoryName }) => ({ search: categoryName.replace(/[!-~]/g, wide) })],
  ['words without what is invisible', ({ categoryName }) => ({ search: categoryName.replace(/[a-z]/g, '$&\u00ad\u200b') })],
  ['every product for a search of blanks', () => ({ search: ' \u00a0\u200b' })],
  ['nothing for a long search', () => ({ search: '👗'.repeat(MAX_SEARCH_LENGTH) })],
  ['wildcards literally', () => ({ search: '%_\\' })],
  ['all filters together', ({ categoryName }) => ({ category: [categoryName], rating: 2, price: PRICE_STEPS.at(-1) ?? 0, search: 'a', sortby: 'lowToHigh' })],
])('finds %s, with the total and the counts of categories and prices', async (_what, queryOf) => {
  const query = { ...queryOf(products.first), limit: MAX_PAGE_SIZE }
  const filters = { ...noFilters, ...queryOf(products.first) }
  const matches = filterProducts(all, filters)
  const counts = countByValue(filterProducts(all, { ...filters, category: [] }), 'categoryName')
  const priceCounts = countByPrice(filterProducts(all, { ...filters, price: 0 }))
  const page = await send('getProducts', 200, { query })
  expect(idsOf(page.products)).toEqual(idsOf(matches.slice(0, MAX_PAGE_SIZE)))
  expect(exact(page.total)).toBe(exact(matches.length))
  expect(mapValues(page.counts ?? {}, exact)).toEqual(mapValues(counts, exact))
  if (page.priceCounts) expect(mapValues(page.priceCounts, exact)).toEqual(mapValues(priceCounts, exact))
  if (matches.length <= MAX_PAGE_SIZE) expect(page.next).toBeNull()
})

test('continues after the cursor of a page, without total and counts, and with its filters alone', async () => {
  const byPrice = filterProducts(all, { ...noFilters, sortby: 'lowToHigh' })
  const two = await send('getProducts', 200, { query: { limit: 2, sortby: 'lowToHigh' } })
  expect(idsOf(two.products)).toEqual(idsOf(byPrice.slice(0, 2)))
  expect(two.next).toEqual(expect.any(String))
  const after = `${two.next}`
  const query = { limit: MAX_PAGE_SIZE, sortby: 'lowToHigh', after }
  const { products: others, total, counts } = await send('getProducts', 200, { query })
  expect(idsOf(others)).toEqual(idsOf(byPrice.slice(2, 2 + MAX_PAGE_SIZE)))
  expect([total, counts]).toEqual([undefined, undefined])
  const changes: object[] = [{ sortby: 'highToLow' }, { rating: 4 }, { price: 9 }, { after: 'the next one' }]
  for (const change of changes) {
    const changed = { sortby: 'lowToHigh', after, ...change }
    expect(await send('getProducts', 400, { query: changed })).toMatchObject(naming('after'))
  }
})

const tooLong = ['a', '👗', ' '].map((character) => ({ search: character.repeat(MAX_SEARCH_LENGTH + 1) }))
const tooManyIds = Array.from({ length: MAX_REQUESTED_IDS + 1 }, (_, index) => `${UNKNOWN_ID}-${index}`)

test.each([
  ['limit', [{ limit: 0 }, { limit: MAX_PAGE_SIZE + 1 }, { limit: 1.5 }, { limit: 'ten' }]],
  ['search', [...tooLong, ...tooLong.map((query) => ({ ...query, titlesFirst: 'true' }))]],
  ['rating', [{ rating: 6 }, { rating: 'good' }]],
  ['price', [{ price: -1 }, { price: 9.5 }, { price: 'cheap' }, { price: MAX_PRICE + 1 }]],
  ['sortby', [{ sortby: 'sideways' }]],
  ['titlesFirst', [{ titlesFirst: 'true', sortby: 'lowToHigh' }]],
  ['ids', [{ ids: tooManyIds.join() }]],
])('refuses an invalid %s, and names it', async (parameter, queries) => {
  for (const query of queries)
    expect(await send('getProducts', 400, { query })).toMatchObject(naming(parameter))
})

// Suggestions are optional: a server without them passes too.
test.each<[what: string, search: (category: string) => string, others: (first: ProductDto) => object]>([
  ['a misspelt word', (category) => `${category}q`, () => ({})],
  [
    'a misspelt word beside other filters',
    (category) => `${category}q`,
    ({ categoryName, discountedPrice }) => ({ category: [categoryName], price: Number(discountedPrice) }),
  ],
  ['what is like nothing', () => UNKNOWN_ID, () => ({})],
])('suggests searches that find something for %s', async (_what, searchOf, othersOf) => {
  const search = searchOf(products.first.categoryName)
  const filters = { ...noFilters, ...othersOf(products.first) }
  const { total, suggestions = [] } = await send('getProducts', 200, {
    query: { ...othersOf(products.first), search },
  })
  expect(total).toBe(0)
  expect(suggestions.length).toBeLessThanOrEqual(2)
  for (const suggestion of suggestions)
    expect(filterProducts(all, { ...filters, search: suggestion })).not.toEqual([])
})

test('lists titles with the search first', async () => {
  const search = products.first.categoryName
  const found = titlesFirst(filterProducts(all, { ...noFilters, search }), search)
  const page = await send('getProducts', 200, { query: { search, titlesFirst: 'true', limit: 6 } })
  expect(idsOf(page.products)).toEqual(idsOf(found.slice(0, 6)))
})

test('lists products by their ids, in that order, without the unknown', async () => {
  const { first, second } = products
  const query = { ids: [second._id, UNKNOWN_ID, first._id].join() }
  expect((await send('getProducts', 200, { query })).products).toMatchObject([second, first])
})

test('ignores other parameters', async () => {
  const page = await send('getProducts', 200, { query: { utm_source: 'mail' } })
  expect(idsOf(page.products)).toEqual(idsOf(all))
  expect(page.next).toBeUndefined()
})
