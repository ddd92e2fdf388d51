import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { categories } from './categories'
import { products } from './products'

const publicFolder = join(__dirname, '../../public')
const pictures = [...products.map(({ imageLink }) => imageLink), ...categories.map(({ image }) => image)]

type Drawn = { slug: string; title: string; categoryName: string; size: string }
const drawn: Drawn[] = JSON.parse(readFileSync(join(__dirname, '../../art/products.json'), 'utf8'))

const words = (text: string) => text.split(/\s+/).length
const discount = ({ price, discountedPrice }: { price: string; discountedPrice: string }) =>
  (1 - Number(discountedPrice) / Number(price)) * 100
const orderedBy = (key: 'price' | 'discountedPrice') =>
  products.toSorted((a, b) => Number(a[key]) - Number(b[key])).map(({ _id }) => _id)
const ratedFrom = (low: number, below: number) =>
  products.filter(({ rating }) => rating >= low && rating < below).length

describe('the seed data', () => {
  test('there are four categories, in the order of the home page', () => {
    expect(categories.map(({ categoryName }) => categoryName)).toEqual([
      'Saree',
      'Lehenga',
      'Dupatta',
      'Kurti',
    ])
    expect(new Set(categories.map(({ _id }) => _id)).size).toBe(4)
  })

  test('there are 20 products', () => {
    expect(products).toHaveLength(20)
  })

  test.each(drawn)('$slug is what its picture shows', ({ slug, title, categoryName, size }) => {
    expect(products.find(({ _id }) => _id === slug)).toMatchObject({ title, categoryName, size })
  })

  test.each(categories)('five of them are in $categoryName', ({ categoryName }) => {
    expect(products.filter((product) => product.categoryName === categoryName)).toHaveLength(5)
  })

  test.each(['_id', 'title', 'description', 'imageLink'] as const)('no two share one %s', (key) => {
    expect(new Set(products.map((product) => product[key])).size).toBe(20)
  })

  test('no two of the forty prices are the same', () => {
    expect(new Set(products.flatMap(({ price, discountedPrice }) => [price, discountedPrice])).size).toBe(40)
  })

  test('both prices put the products in the same order', () => {
    expect(orderedBy('discountedPrice')).toEqual(orderedBy('price'))
  })

  test('titles stand on both sides of the 27 characters at which they are cut', () => {
    const lengths = products.map(({ title }) => title.length)
    expect(lengths.filter((length) => length <= 27).length).toBeGreaterThanOrEqual(5)
    expect(lengths.filter((length) => length > 27).length).toBeGreaterThanOrEqual(5)
  })

  test.each([
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
  ])('some are rated from %d to below %d, so that step of the slider changes the listing', (low, below) => {
    expect(ratedFrom(low, below)).toBeGreaterThan(0)
  })

  test('nothing is rated 5: the last step of the slider empties the listing', () => {
    expect(ratedFrom(5, Number.POSITIVE_INFINITY)).toBe(0)
  })

  test('one product in each of two categories is out of stock', () => {
    const outOfStock = products.filter(({ inStock }) => !inStock)
    expect(outOfStock).toHaveLength(2)
    expect(new Set(outOfStock.map(({ categoryName }) => categoryName)).size).toBe(2)
  })

  test.each(pictures)('%s is on disk', (address) => {
    expect(address).toMatch(/^\/images\/[a-z-]+-\d+\.jpg$/)
    expect(existsSync(join(publicFolder, address))).toBe(true)
  })
})

describe.each(products)('$_id', (product) => {
  test('has an id that is also its picture’s name', () => {
    expect(product._id).toMatch(/^[a-z]+(-[a-z]+)+$/)
    expect(product.imageLink).toBe(`/images/${product._id}-900.jpg`)
  })

  test('is described in 40 to 70 words', () => {
    expect(words(product.description)).toBeGreaterThanOrEqual(40)
    expect(words(product.description)).toBeLessThanOrEqual(70)
  })

  test.each(['price', 'discountedPrice'] as const)('has a %s of whole rupees from 1,800 to 68,000', (key) => {
    expect(product[key]).toMatch(/^[1-9]\d*$/)
    expect(Number(product[key])).toBeGreaterThanOrEqual(1800)
    expect(Number(product[key])).toBeLessThanOrEqual(68000)
  })

  test('is discounted by 8 to 45 %', () => {
    expect(discount(product)).toBeGreaterThanOrEqual(8)
    expect(discount(product)).toBeLessThanOrEqual(45)
  })

  test('is rated from 1.4 to 4.9 and says how often', () => {
    expect(product.rating).toBeGreaterThanOrEqual(1.4)
    expect(product.rating).toBeLessThanOrEqual(4.9)
    expect(product.reviews).toMatch(/^(\d{1,3}|\d\.\dk)$/)
  })

  test('has a size and is delivered in 3 to 12 whole days', () => {
    expect(product.size).toMatch(/^(\d\.\d meters|S|M|L|XL)$/)
    expect(product.deliveryTime).toMatch(/^([3-9]|1[0-2])$/)
  })
})
