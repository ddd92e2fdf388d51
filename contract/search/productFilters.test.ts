import fc from 'fast-check'
import {
  countByPrice,
  countByValue,
  filterProducts,
  PRICE_STEPS,
  type ProductFilters,
  titlesFirst,
} from './productFilters'

const product = (
  _id: string,
  title: string,
  categoryName: string,
  price: string,
  rating: number,
  description = 'Silk',
  discountedPrice = price,
) => ({
  _id,
  title,
  categoryName,
  price,
  rating,
  description,
  discountedPrice,
})
type Product = ReturnType<typeof product>

const catalog = [
  product('red', 'Kumkum Saree', 'Saree', '900', 4.9),
  product('green', 'Emerald Skirt', 'Lehenga', '1000', 1.4),
  product('gold', 'Zari', 'Dupatta', '10000', 3, 'Pure (more) zari', '950'),
  product('rust', 'Rust', 'Kurti', '1000', 2.9),
]
const none: ProductFilters = { search: '', category: [], rating: 1, price: 0, sortby: '' }
const ids = (products: Product[]) => products.map(({ _id }) => _id)

describe('filterProducts', () => {
  test.each<[what: string, filters: Partial<ProductFilters>, matches: string[]]>([
    ['returns every product in order without filters', {}, ['red', 'green', 'gold', 'rust']],
    ['filters by one category', { category: ['Saree'] }, ['red']],
    ['filters by two categories', { category: ['Kurti', 'Saree'] }, ['red', 'rust']],
    ['finds nothing in an unknown category', { category: ['Shawl'] }, []],
    ['sorts low to high numerically, and stably', { sortby: 'lowToHigh' }, ['red', 'green', 'rust', 'gold']],
    ['sorts high to low, and stably', { sortby: 'highToLow' }, ['gold', 'green', 'rust', 'red']],
    ['sorts descending for any other order', { sortby: 'sideways' }, ['gold', 'green', 'rust', 'red']],
    ['ignores a rating of 0', { rating: 0 }, ['red', 'green', 'gold', 'rust']],
    ['ignores a rating of 1', { rating: 1 }, ['red', 'green', 'gold', 'rust']],
    ['filters by a rating of 2', { rating: 2 }, ['red', 'gold', 'rust']],
    ['includes a rating of exactly 3', { rating: 3 }, ['red', 'gold']],
    ['finds nothing rated 5', { rating: 5 }, []],
    ['ignores a price of 0', { price: 0 }, ['red', 'green', 'gold', 'rust']],
    ['filters by the discounted price, which may be exactly that', { price: 950 }, ['red', 'gold']],
    ['finds nothing below every price', { price: 899 }, []],
    ['searches the title, ignoring case', { search: 'kUMkum' }, ['red']],
    ['searches the description', { search: '(more)' }, ['gold']],
    ['searches the category', { search: 'lehenga' }, ['green']],
    ['searches within words', { search: 'meral' }, ['green']],
    ['searches each word, in any order', { search: 'saree kumkum' }, ['red']],
    ['searches words in different texts', { search: 'lehenga silk emerald' }, ['green']],
    ['finds nothing where one word is missing', { search: 'kumkum velvet' }, []],
    ['ignores a search of what is invisible', { search: '\u200b\u00a0' }, ['red', 'green', 'gold', 'rust']],
    ['finds nothing across two texts', { search: 'sareesilk' }, []],
    ['finds nothing across two words', { search: 'kumkumsaree' }, []],
    ['finds nothing without a match', { search: 'velvet' }, []],
    [
      'combines all filters',
      { category: ['Saree', 'Kurti'], sortby: 'highToLow', rating: 2, price: 999, search: 'r' },
      ['red'],
    ],
  ])('%s', (_what, filters, matches) => {
    expect(ids(filterProducts(catalog, { ...none, ...filters }))).toEqual(matches)
  })

  test('does not reorder the catalogue', () => {
    const before = [...catalog]
    filterProducts(catalog, { ...none, sortby: 'lowToHigh' })
    expect(catalog).toEqual(before)
  })

  /** The specification, step by step: category, sort, rating, search (section 4). */
  const reference = (products: Product[], { category, sortby, rating, price, search }: ProductFilters) => {
    const sign = sortby === 'lowToHigh' ? 1 : -1
    let matches = products
    if (category.length > 0) matches = matches.filter(({ categoryName }) => category.includes(categoryName))
    if (sortby) matches = matches.toSorted((a, b) => sign * (Number(a.price) - Number(b.price)))
    if (rating > 1) matches = matches.filter((one) => one.rating >= rating)
    if (price > 0) matches = matches.filter((one) => Number(one.discountedPrice) <= price)
    return matches.filter(({ title, description, categoryName }) =>
      search
        .toLowerCase()
        .split(' ')
        .every((word) =>
          [title, description, categoryName].some((text) => text.toLowerCase().includes(word)),
        ),
    )
  }

  test('matches the specification for any filters', () => {
    const word = fc.stringMatching(/^[ABab ]{0,4}$/)
    const names = fc.constantFrom('Saree', 'Kurti', 'Baba')
    const rating = fc.integer({ min: 0, max: 5 })
    const price = fc.integer({ min: 1, max: 4 }).map(String)
    const products = fc.array(fc.tuple(word, names, price, rating, word, price), { maxLength: 30 })
    const filters = fc.record({
      search: word,
      category: fc.uniqueArray(names),
      rating,
      price: fc.integer({ min: 0, max: 5 }),
      sortby: fc.constantFrom('', 'lowToHigh', 'highToLow'),
    })
    fc.assert(
      fc.property(products, filters, (rows, wanted) => {
        const all = rows.map((row, index) => product(String(index), ...row))
        expect(filterProducts(all, wanted)).toEqual(reference(all, wanted))
      }),
    )
  })
})

test('titlesFirst takes titles with each word, in any order', () => {
  const both = product('both', 'Silk Emerald', 'Kurti', '1', 1)
  const [, green, gold] = catalog as [Product, Product, Product]
  expect(ids(titlesFirst([green, gold, both], 'emeralds silk'))).toEqual(['both', 'green', 'gold'])
})

test('titlesFirst keeps the order of both parts', () => {
  const [red, green, gold, rust] = catalog as [Product, Product, Product, Product]
  expect(ids(titlesFirst([green, red, gold, rust], ' RU '))).toEqual(['rust', 'green', 'red', 'gold'])
})

test('countByValue counts what occurs, whatever its name', () => {
  const names = ['Saree', '__proto__', 'Saree'].map((categoryName) => ({ categoryName }))
  expect(Object.entries(countByValue(names, 'categoryName'))).toEqual([
    ['Saree', 2],
    ['__proto__', 1],
  ])
})

test('countByPrice counts what costs at most each step', () => {
  const [lowest = 0, second = 0] = PRICE_STEPS
  const prices = [lowest, String(lowest), lowest + 1, second + 1]
  expect(countByPrice(prices.map((discountedPrice) => ({ discountedPrice })))).toEqual({
    0: 4,
    ...Object.fromEntries(PRICE_STEPS.map((step) => [step, 4])),
    [lowest]: 2,
    [second]: 3,
  })
})
