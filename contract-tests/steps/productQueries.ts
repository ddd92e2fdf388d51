import { MAX_EXACT_COUNT, MAX_PAGE_SIZE, MAX_REQUESTED_IDS, type ProductDto } from '../../src/contract'
import { isRecord } from '../../src/contract/isRecord'
import {
  countByCategory,
  filterProducts,
  type ProductFilters,
  titlesFirst,
} from '../../src/contract/productFilters'
import { fails, type StepRequest, succeeds } from '../defineStep'
import { type Deviation, same } from '../deviation'
import { firstProduct, known, type Run, secondProduct, UNKNOWN_ID } from '../testRun'

type Query = Record<string, string | number | readonly string[] | undefined>

const products = (query: Query): StepRequest => {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, `${each}`]),
  )
  return { path: `/products?${new URLSearchParams(pairs)}` }
}

const sameIds = (got: ProductDto[], expected: ProductDto[]): Deviation =>
  same(
    'products',
    got.map(({ _id }) => ({ _id })),
    expected.map(({ _id }) => ({ _id })),
  )

const sameCount = (path: string, got: number | undefined, expected: number): Deviation =>
  expected > MAX_EXACT_COUNT && got !== undefined && got > MAX_EXACT_COUNT ? null : same(path, got, expected)

const sameCounts = (got: Record<string, number> = {}, expected: Record<string, number>): Deviation[] => [
  same('counts', Object.keys(got).sort(), Object.keys(expected).sort()),
  ...Object.entries(expected).map(([name, count]) => sameCount(`counts.${name}`, got[name], count)),
]

/** A row of a first page: what the rule finds among all products, with the total and the counts. */
const lists = (what: string, filtersOf: (run: Run) => Partial<ProductFilters>) =>
  succeeds('getProducts', {
    what,
    request: (run) => products({ ...filtersOf(run), limit: MAX_PAGE_SIZE }),
    check: (body, run) => {
      const filters = { search: '', category: [], rating: 1, sortby: '', ...filtersOf(run) }
      const matches = filterProducts(run.products, filters)
      return [
        sameIds(body.products, matches.slice(0, MAX_PAGE_SIZE)),
        sameCount('total', body.total, matches.length),
        ...sameCounts(
          body.counts,
          countByCategory(filterProducts(run.products, { ...filters, category: [] })),
        ),
        matches.length > MAX_PAGE_SIZE ? null : same('next', body.next, null),
      ]
    },
  })

const refuses = (parameter: string, what: string, requests: (run: Run) => Query[]) =>
  fails('getProducts', 400, {
    what: `refuses ${what}, and names the parameter`,
    request: (run) => requests(run).map(products),
    names: [parameter],
  })

const word = ({ title }: ProductDto): string => title.split(' ')[0] ?? ''
const lastWord = ({ description }: ProductDto): string => description.trim().split(' ').at(-1) ?? ''
const byPrice = ({ products }: Run): ProductDto[] =>
  filterProducts(products, { search: '', category: [], rating: 1, sortby: 'lowToHigh' })
const next = ({ next }: Run): string => known(next, 'a cursor')

/** The query of GET products. A server that ignores it fails these rows, and the shop filters in the browser. */
export const productQuerySteps = [
  lists('pages hold every product, the total, and the count of each category', () => ({ rating: 1 })),
  lists('filters by one category', (run) => ({ category: [firstProduct(run).categoryName] })),
  lists('filters by two categories, one of them unknown', (run) => ({
    category: [UNKNOWN_ID, firstProduct(run).categoryName],
  })),
  lists('filters by a rating', () => ({ rating: 4 })),
  lists('sorts by price, from low to high', () => ({ sortby: 'lowToHigh' })),
  lists('sorts by price, from high to low', () => ({ sortby: 'highToLow' })),
  lists('searches titles, ignoring case and outer blanks', (run) => ({
    search: ` ${word(firstProduct(run)).toUpperCase()} `,
  })),
  lists('searches descriptions, within words', (run) => ({
    search: firstProduct(run).description.slice(1, 9),
  })),
  lists('searches categories', (run) => ({ search: firstProduct(run).categoryName })),
  lists('searches each word, in any order, in any of the texts', (run) => ({
    search: `${firstProduct(run).categoryName} ${lastWord(firstProduct(run))} ${word(firstProduct(run))}`,
  })),
  lists('finds nothing where one word of several is missing', (run) => ({
    search: `${firstProduct(run).categoryName} ${UNKNOWN_ID}`,
  })),
  lists("searches a word without the 's' of its plural", (run) => ({
    search: `${firstProduct(run).categoryName}s`,
  })),
  lists('searches whatever the number and the kind of blanks', (run) => ({
    search: `${word(firstProduct(run))}  \u00a0\u3000${firstProduct(run).categoryName}`,
  })),
  lists('searches letters without their accents', (run) => ({
    search: firstProduct(run).categoryName.replace(/[a-z]/g, '$&\u0301').normalize('NFC'),
  })),
  lists('searches letters of full width', (run) => ({
    search: firstProduct(run).categoryName.replace(/[!-~]/g, (letter) =>
      String.fromCharCode(letter.charCodeAt(0) + 0xfee0),
    ),
  })),
  lists('searches without what is invisible', (run) => ({
    search: firstProduct(run).categoryName.replace(/[a-z]/g, '$&\u00ad\u200b'),
  })),
  lists('lists every product for a search of blanks', () => ({ search: ' \u00a0\u200b' })),
  lists('takes the wildcards of a search literally', () => ({ search: '%_\\' })),
  lists('combines all filters', (run) => ({
    category: [firstProduct(run).categoryName],
    rating: 2,
    search: 'a',
    sortby: 'lowToHigh',
  })),
  succeeds('getProducts', {
    what: 'begins a page of two products, with a cursor',
    request: () => products({ limit: 2, sortby: 'lowToHigh' }),
    check: (body, run) => [
      sameIds(body.products, byPrice(run).slice(0, 2)),
      typeof body.next === 'string' ? null : same('next', body.next, 'a cursor'),
    ],
    learn: (body, run) => {
      if (isRecord(body) && typeof body.next === 'string') run.next = body.next
    },
  }),
  succeeds('getProducts', {
    what: 'continues after the cursor, without total and counts',
    request: (run) => products({ limit: MAX_PAGE_SIZE, sortby: 'lowToHigh', after: next(run) }),
    check: (body, run) => [
      sameIds(body.products, byPrice(run).slice(2, 2 + MAX_PAGE_SIZE)),
      same('total', body.total, undefined),
      same('counts', body.counts, undefined),
    ],
  }),
  refuses('after', 'a cursor of other filters, and what is none', (run) => [
    { sortby: 'highToLow', after: next(run) },
    { sortby: 'lowToHigh', rating: 4, after: next(run) },
    { sortby: 'lowToHigh', after: 'the next one' },
  ]),
  refuses('limit', `a limit that is not a whole number from 1 to ${MAX_PAGE_SIZE}`, () => [
    { limit: 0 },
    { limit: MAX_PAGE_SIZE + 1 },
    { limit: 1.5 },
    { limit: 'ten' },
  ]),
  refuses('rating', 'a rating that is not a whole number from 0 to 5', () => [
    { rating: 6 },
    { rating: 'good' },
  ]),
  refuses('sortby', 'another order', () => [{ sortby: 'sideways' }]),
  succeeds('getProducts', {
    what: 'lists titles with the search first',
    request: (run) => products({ search: firstProduct(run).categoryName, titlesFirst: 'true', limit: 6 }),
    check: (body, run) => {
      const search = firstProduct(run).categoryName
      const found = filterProducts(run.products, { search, category: [], rating: 1, sortby: '' })
      return [sameIds(body.products, titlesFirst(found, search).slice(0, 6))]
    },
  }),
  refuses('titlesFirst', 'titles first in another order', () => [
    { titlesFirst: 'true', sortby: 'lowToHigh' },
  ]),
  succeeds('getProducts', {
    what: 'lists products by their ids, in that order, without the unknown',
    request: (run) => products({ ids: [secondProduct(run)._id, UNKNOWN_ID, firstProduct(run)._id].join() }),
    check: (body, run) => [same('products', body.products, [secondProduct(run), firstProduct(run)])],
  }),
  refuses('ids', `more than ${MAX_REQUESTED_IDS} ids`, () => [
    { ids: Array.from({ length: MAX_REQUESTED_IDS + 1 }, (_, index) => `${UNKNOWN_ID}-${index}`).join() },
  ]),
  succeeds('getProducts', {
    what: 'ignores other parameters',
    request: () => products({ utm_source: 'mail' }),
    check: (body, run) => [sameIds(body.products, run.products), same('next', body.next, undefined)],
  }),
]
