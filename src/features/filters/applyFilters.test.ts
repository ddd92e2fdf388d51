import fc from 'fast-check'
import type { Product } from '@/shared/product/product'
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

/** The specification, word for word: category, sort, rating, search, one after the other (section 4). */
const byTheBook = (products: Product[], { category, sortby, rating, search }: Filters): Product[] => {
  const sign = sortby === 'lowToHigh' ? 1 : -1
  const wanted = search.trim().toLowerCase()
  let left = products
  if (category.length > 0) left = left.filter(({ categoryName }) => category.includes(categoryName))
  if (sortby) left = left.toSorted((a, b) => sign * (a.price - b.price))
  if (rating > 1) left = left.filter((product) => product.rating >= rating)
  return left.filter(({ title, description, categoryName }) =>
    [title, description, categoryName].some((text) => text.toLowerCase().includes(wanted)),
  )
}

const word = fc.stringMatching(/^[ABab ]{0,4}$/)
const names = fc.constantFrom('Saree', 'Kurti', 'Baba')
const someProduct = fc
  .record({
    title: word,
    description: word,
    categoryName: names,
    price: fc.integer({ min: 1, max: 4 }),
    rating: fc.integer({ min: 0, max: 5 }),
  })
  .map(aProduct)
const someFilters: fc.Arbitrary<Filters> = fc.record({
  search: word,
  category: fc.uniqueArray(names),
  rating: fc.integer({ min: 0, max: 5 }),
  price: fc.constant(0),
  sortby: fc.constantFrom('', 'lowToHigh', 'highToLow'),
})

test('whatever is chosen, one thing after the other, it comes to what the specification says', () => {
  fc.assert(
    fc.property(fc.array(someProduct, { maxLength: 30 }), fc.array(someFilters), (products, steps) => {
      for (const filters of steps)
        expect(applyFilters(products, filters)).toEqual(byTheBook(products, filters))
    }),
  )
})

test('letters that are typed and taken back find what they would find at once', () => {
  const typed = ['z', 'za', 'zar', 'zari', 'zar', 'za', 'ar', '', 'r', 'ru', 'rust']
  for (const search of typed) {
    const filters = { ...defaultFilters, search }
    expect(applyFilters(catalogue, filters)).toEqual(byTheBook(catalogue, filters))
  }
})
