import { aProduct } from '@/testing/aProduct'
import { applyFilters } from './applyFilters'
import { defaultFilters, type Filters } from './filtersSlice'

const catalogue = [
  aProduct({ _id: 'red', title: 'Kumkum Saree', price: 900, rating: 4.9, categoryName: 'Saree' }),
  aProduct({ _id: 'green', title: 'Emerald Skirt', price: 1000, rating: 1.4, categoryName: 'Lehenga' }),
  aProduct({
    _id: 'gold',
    description: 'Zari and (more) zari.',
    price: 10_000,
    rating: 3,
    categoryName: 'Dupatta',
  }),
  aProduct({ _id: 'rust', title: 'Rust', price: 1000, rating: 2.9, categoryName: 'Kurti' }),
]

test.each<[what: string, filters: Partial<Filters>, left: string[]]>([
  ['nothing chosen lets everything through as it came', {}, ['red', 'green', 'gold', 'rust']],
  ['one category', { category: ['Saree'] }, ['red']],
  ['two categories', { category: ['Kurti', 'Saree'] }, ['red', 'rust']],
  ['an unknown category', { category: ['Shawl'] }, []],
  ['low to high, as numbers, equals as they came', { sortby: 'lowToHigh' }, ['red', 'green', 'rust', 'gold']],
  ['high to low', { sortby: 'highToLow' }, ['gold', 'green', 'rust', 'red']],
  [
    'any other order sorts downwards',
    { sortby: 'sideways' as 'highToLow' },
    ['gold', 'green', 'rust', 'red'],
  ],
  ['rating 0 filters nothing', { rating: 0 }, ['red', 'green', 'gold', 'rust']],
  ['rating 1 filters nothing', { rating: 1 }, ['red', 'green', 'gold', 'rust']],
  ['rating 2', { rating: 2 }, ['red', 'gold', 'rust']],
  ['rating 3 keeps what is exactly 3', { rating: 3 }, ['red', 'gold']],
  ['rating 5', { rating: 5 }, []],
  ['search in the title, whatever the case', { search: 'kUMkum' }, ['red']],
  ['search in the description', { search: 'zari' }, ['gold']],
  ['search in the category', { search: 'lehenga' }, ['green']],
  ['search within a word', { search: 'meral' }, ['green']],
  ['outer blanks do not matter', { search: '  rust  ' }, ['rust']],
  ['only blanks search for nothing', { search: '   ' }, ['red', 'green', 'gold', 'rust']],
  ['signs are letters like any other', { search: '(more)' }, ['gold']],
  ['a search without a match', { search: 'velvet' }, []],
  [
    'everything at once',
    { category: ['Saree', 'Kurti'], sortby: 'highToLow', rating: 2, search: 'r' },
    ['rust', 'red'],
  ],
])('%s', (_what, filters, left) => {
  expect(applyFilters(catalogue, { ...defaultFilters, ...filters }).map(({ _id }) => _id)).toEqual(left)
})

test('the catalogue itself keeps its order', () => {
  const before = [...catalogue]
  applyFilters(catalogue, { ...defaultFilters, sortby: 'lowToHigh' })
  expect(catalogue).toEqual(before)
})
