import fc from 'fast-check'
import type { Product } from '@/shared/product/product'
import { aProduct } from '@/testing/aProduct'
import { applyFilters } from './applyFilters'
import { defaultFilters, type Filters } from './filtersSlice'

const catalog = [
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

describe('applyFilters', () => {
  test.each<[what: string, filters: Partial<Filters>, matches: string[]]>([
    ['returns every product in order without filters', {}, ['red', 'green', 'gold', 'rust']],
    ['filters by one category', { category: ['Saree'] }, ['red']],
    ['filters by two categories', { category: ['Kurti', 'Saree'] }, ['red', 'rust']],
    ['finds nothing in an unknown category', { category: ['Shawl'] }, []],
    ['sorts low to high numerically, and stably', { sortby: 'lowToHigh' }, ['red', 'green', 'rust', 'gold']],
    ['sorts high to low', { sortby: 'highToLow' }, ['gold', 'green', 'rust', 'red']],
    [
      'sorts descending for any other order',
      { sortby: 'sideways' as 'highToLow' },
      ['gold', 'green', 'rust', 'red'],
    ],
    ['ignores a rating of 0', { rating: 0 }, ['red', 'green', 'gold', 'rust']],
    ['ignores a rating of 1', { rating: 1 }, ['red', 'green', 'gold', 'rust']],
    ['filters by a rating of 2', { rating: 2 }, ['red', 'gold', 'rust']],
    ['includes a rating of exactly 3', { rating: 3 }, ['red', 'gold']],
    ['finds nothing rated 5', { rating: 5 }, []],
    ['searches the title, ignoring case', { search: 'kUMkum' }, ['red']],
    ['searches the description', { search: 'zari' }, ['gold']],
    ['searches the category', { search: 'lehenga' }, ['green']],
    ['searches within words', { search: 'meral' }, ['green']],
    ['ignores outer spaces', { search: '  rust  ' }, ['rust']],
    ['ignores a search of spaces', { search: '   ' }, ['red', 'green', 'gold', 'rust']],
    ['takes special characters literally', { search: '(more)' }, ['gold']],
    ['finds nothing without a match', { search: 'velvet' }, []],
    [
      'combines all filters',
      { category: ['Saree', 'Kurti'], sortby: 'highToLow', rating: 2, search: 'r' },
      ['rust', 'red'],
    ],
  ])('%s', (_what, filters, matches) => {
    expect(applyFilters(catalog, { ...defaultFilters, ...filters }).map(({ _id }) => _id)).toEqual(matches)
  })

  test('does not reorder the catalogue', () => {
    const before = [...catalog]
    applyFilters(catalog, { ...defaultFilters, sortby: 'lowToHigh' })
    expect(catalog).toEqual(before)
  })

  /** The specification, step by step: category, sort, rating, search (section 4). */
  const reference = (products: Product[], { category, sortby, rating, search }: Filters): Product[] => {
    const sign = sortby === 'lowToHigh' ? 1 : -1
    const wanted = search.trim().toLowerCase()
    let matches = products
    if (category.length > 0) matches = matches.filter(({ categoryName }) => category.includes(categoryName))
    if (sortby) matches = matches.toSorted((a, b) => sign * (a.price - b.price))
    if (rating > 1) matches = matches.filter((product) => product.rating >= rating)
    return matches.filter(({ title, description, categoryName }) =>
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

  test('matches the specification for any sequence of filters', () => {
    fc.assert(
      fc.property(fc.array(someProduct, { maxLength: 30 }), fc.array(someFilters), (products, steps) => {
        for (const filters of steps)
          expect(applyFilters(products, filters)).toEqual(reference(products, filters))
      }),
    )
  })

  test('finds the same while typing and deleting as without the history', () => {
    const typed = ['z', 'za', 'zar', 'zari', 'zar', 'za', 'ar', '', 'r', 'ru', 'rust']
    for (const search of typed) {
      const filters = { ...defaultFilters, search }
      expect(applyFilters(catalog, filters)).toEqual(reference(catalog, filters))
    }
  })
})
