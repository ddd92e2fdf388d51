import type { CategoryDto, ProductDto } from '@resham/contract'
import { categories } from '@resham/mock-server/seeds/categories'
import type { Entry, Report } from './mistakeList'
import { validateCategories, validateProduct } from './validateCatalog'

const product: ProductDto = {
  _id: 'plain-stole',
  title: 'Plain Stole',
  description: 'A stole without a pattern.',
  imageLink: '/images/plain-stole-900.jpg',
  price: '1200',
  discountedPrice: '0',
  rating: 4.2,
  reviews: '3.1k',
  inStock: true,
  size: 'Onesize',
  deliveryTime: '5',
  categoryName: 'Dupatta',
}

const category: CategoryDto = { _id: 'stole', categoryName: 'Stole', image: '/images/category-stole-810.jpg' }

const entry = (fields: object, line = 1): Entry => ({ place: `line ${line}`, fields: { ...fields } })

type File = { categories?: Entry[]; products?: Entry[] }

/** The shop has the seeded categories. */
const validate = ({ categories: entries = [], products = [] }: File) => {
  const mistakes: string[] = []
  const report: Report = (place, problem) => mistakes.push(`${place}: ${problem}`)
  const { categories: given, names } = validateCategories(entries, categories, report)
  const checked = products.map((product) => validateProduct(product, names, report))
  return { given: { categories: given, products: checked }, mistakes }
}

const mistakesOf = (file: File) => validate(file).mistakes

const WHOLE = 'must be a whole number from 0 to 2147483647'
const DAYS = 'must be a whole number from 0 to 3650'
const RATING = 'must be a number from 0 to 5, with one decimal at most'
const URL_PART = 'must fit into a URL'
const LINK = 'must be a URL, or a path from "/"'
const STORABLE = 'must not contain the character U+0000 or half a surrogate pair'

describe('validateCategories and validateProduct', () => {
  test('returns the categories and products of a file without mistakes', () => {
    const file = { categories: [entry(category)], products: [entry(product)] }
    expect(validate(file)).toEqual({ given: { categories: [category], products: [product] }, mistakes: [] })
  })

  test.each<[name: string, value: unknown, stored: unknown]>([
    ['price', 0, '0'],
    ['price', 2_147_483_647, '2147483647'],
    ['price', '0026800', '26800'],
    ['stock', '0050', '50'],
    ['deliveryTime', '03650', '3650'],
    ['rating', 0, 0],
    ['rating', 5, 5],
    ['inStock', false, false],
    ['_id', 'साड़ी 1?#%', 'साड़ी 1?#%'],
    ['_id', 'a'.repeat(200), 'a'.repeat(200)],
    ['imageLink', 'https://images.example/stole.jpg', 'https://images.example/stole.jpg'],
    ['imageLink', 'http://images.example/stole.jpg', 'http://images.example/stole.jpg'],
    ['imageLink', ' https://images.example/stole.jpg', 'https://images.example/stole.jpg'],
    ['title', '  Stole 👗\nin silk', '  Stole 👗\nin silk'],
  ])('takes the %s %p', (name, value, stored) => {
    const { given, mistakes } = validate({ products: [entry({ ...product, [name]: value })] })
    expect(mistakes).toEqual([])
    expect(given.products).toEqual([{ ...product, [name]: stored }])
  })

  test.each<[name: string, value: unknown, problem: string]>([
    ['price', -1, WHOLE],
    ['price', 1.5, WHOLE],
    ['price', 2_147_483_648, WHOLE],
    ['price', '1,200', WHOLE],
    ['price', ' 1200', WHOLE],
    ['price', '1200 ', WHOLE],
    ['price', '', WHOLE],
    ['price', null, WHOLE],
    ['price', Object.create(null), WHOLE],
    ['discountedPrice', '-1', WHOLE],
    ['deliveryTime', '5 days', DAYS],
    ['deliveryTime', '3651', DAYS],
    ['deliveryTime', 2_147_483_647, DAYS],
    ['stock', -1, WHOLE],
    ['stock', null, WHOLE],
    ['rating', 5.1, RATING],
    ['rating', -0.1, RATING],
    ['rating', 4.25, RATING],
    ['rating', '4.2', RATING],
    ['inStock', 'yes', 'must be true or false'],
    ['title', 5, 'must be a text'],
    ['title', null, 'must be a text'],
    ['title', '', 'must not be blank'],
    ['_id', '\u{e0000}', 'must not be blank'],
    ['description', ' \n\t', 'must not be blank'],
    ['reviews', 86, 'must be a text'],
    ['size', '\u00a0', 'must not be blank'],
    ['title', 'a\0b', STORABLE],
    ['title', 'a\ud83d', STORABLE],
    ['_id', '', 'must not be blank'],
    ['_id', ' a', URL_PART],
    ['_id', 'a\n', URL_PART],
    ['_id', 'a\u007fb', URL_PART],
    ['_id', 'a/b', URL_PART],
    ['_id', 'a,b', URL_PART],
    ['_id', '.', URL_PART],
    ['_id', '..', URL_PART],
    ['_id', 'a'.repeat(201), URL_PART],
    ['imageLink', 'images/stole.jpg', LINK],
    ['imageLink', 'javascript:alert(1)', LINK],
    ['imageLink', '/', LINK],
    ['imageLink', 'https://', LINK],
    ['imageLink', 'https://images example/stole.jpg', LINK],
    ['imageLink', '//images.example/stole.jpg', LINK],
    // Browsers read it as the one above.
    ['imageLink', '/\\images.example/stole.jpg', LINK],
  ])('rejects the %s %p', (name, value, problem) => {
    const mistakes = mistakesOf({ products: [entry({ ...product, [name]: value }, 7)] })
    expect(mistakes).toEqual([expect.stringContaining(`line 7: ${name} ${problem}`)])
  })

  test.each<[name: string, value: unknown, problem: string]>([
    ['_id', 'a/b', URL_PART],
    ['categoryName', '', 'must not be blank'],
    ['categoryName', 'a'.repeat(201), 'must have at most 200 characters'],
    ['image', 'stole.jpg', LINK],
  ])('rejects the %s %p of a category', (name, value, problem) => {
    const mistakes = mistakesOf({ categories: [entry({ ...category, [name]: value }, 7)] })
    expect(mistakes).toEqual([expect.stringContaining(`line 7: ${name} ${problem}`)])
  })

  test('says what the value is, shortened and on one line', () => {
    const products = [entry({ ...product, price: 'a\n'.repeat(50) })]
    expect(mistakesOf({ products })).toEqual([`line 1: price ${WHOLE}; it is "${'a\\n'.repeat(19)}a\\….`])
  })

  test.each(Object.keys(product))('reports that the %s is missing', (name) => {
    const fields = Object.entries(product).filter(([field]) => field !== name)
    const products = [entry(Object.fromEntries(fields), 7)]
    expect(mistakesOf({ products })).toEqual([`line 7: ${name} is missing.`])
  })

  test.each(['prise', 'constructor', '__proto__', 'qty'])('rejects the unknown field %s', (name) => {
    const fields = JSON.parse(JSON.stringify(product).replace('{', `{"${name}":"1",`))
    expect(mistakesOf({ products: [{ place: 'line 9', fields }] })).toEqual([
      `line 9: "${name}" is not a known field.`,
    ])
  })

  test('rejects a discounted price above the price, and takes one that is equal', () => {
    const products = [
      entry({ ...product, _id: 'a', price: '900', discountedPrice: '1000' }, 1),
      entry({ ...product, _id: 'b', price: '1000', discountedPrice: '1000' }, 2),
    ]
    expect(mistakesOf({ products })).toEqual(['line 1: discountedPrice 1000 is more than the price 900.'])
  })

  // biome-ignore format: a table is read by its columns.
  test.each<[what: string, given: CategoryDto[], mistakes: string[]]>([
    ['one id twice', [category, { ...category, categoryName: 'Shawl' }], ['line 2: _id "stole" is in line 1 already.']],
    ['one name twice', [category, { ...category, _id: 'shawl' }], ['line 2: categoryName "Stole" is in line 1 already.']],
    ['names of others, also when they swap them', [{ ...category, _id: 'saree', categoryName: 'Kurti' }, { ...category, _id: 'kurti', categoryName: 'Saree' }], [
      'line 1: categoryName "Kurti" belongs to "kurti": rename that first, in an import of its own.',
      'line 2: categoryName "Saree" belongs to "saree": rename that first, in an import of its own.',
    ]],
  ])('rejects categories with %s', (_what, given, mistakes) => {
    expect(mistakesOf({ categories: given.map((fields, index) => entry(fields, index + 1)) })).toEqual(mistakes)
  })

  test('compares no price that cannot be stored', () => {
    const products = [entry({ ...product, discountedPrice: '2147483648' })]
    expect(mistakesOf({ products })).toEqual([expect.stringContaining(`discountedPrice ${WHOLE}`)])
  })

  test('takes a category as it is', () => {
    const known = { ...category, _id: 'saree', categoryName: 'Saree' }
    expect(mistakesOf({ categories: [entry(known)] })).toEqual([])
  })

  test('takes an id of a category that is one of a product', () => {
    const namesake = entry({ ...category, _id: product._id })
    expect(mistakesOf({ categories: [namesake], products: [entry(product)] })).toEqual([])
  })

  test('rejects a product of an unknown category, and takes one of a new category', () => {
    const products = [entry({ ...product, categoryName: 'Stole' }, 7)]
    expect(mistakesOf({ products })).toEqual(['line 7: categoryName "Stole" is no category.'])
    expect(mistakesOf({ products, categories: [entry(category)] })).toEqual([])
  })

  test('rejects the previous name of a category that the file renames', () => {
    const renamed = entry({ ...category, _id: 'dupatta' })
    expect(mistakesOf({ categories: [renamed], products: [entry(product, 7)] })).toEqual([
      'line 7: categoryName "Dupatta" is no category.',
    ])
  })
})
