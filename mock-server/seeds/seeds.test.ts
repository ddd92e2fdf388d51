import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { categories } from './categories'
import { products } from './products'

type Artwork = { slug: string; title: string; categoryName: string; size: string }
const artworks: Artwork[] = JSON.parse(readFileSync(join(__dirname, '../../art/products.json'), 'utf8'))

const words = (text: string) => text.split(/\s+/).length
const discount = ({ price, discountedPrice }: { price: string; discountedPrice: string }) =>
  (1 - Number(discountedPrice) / Number(price)) * 100
const orderedBy = (key: 'price' | 'discountedPrice') =>
  products.toSorted((a, b) => Number(a[key]) - Number(b[key])).map(({ _id }) => _id)
const ratedFrom = (low: number, below: number) =>
  products.filter(({ rating }) => rating >= low && rating < below).length

describe('the seed data', () => {
  test('has four categories, in the order of the home page', () => {
    expect(categories.map(({ categoryName }) => categoryName)).toEqual([
      'Saree',
      'Lehenga',
      'Dupatta',
      'Kurti',
    ])
    expect(new Set(categories.map(({ _id }) => _id)).size).toBe(4)
  })

  test('has 20 products', () => {
    expect(products).toHaveLength(20)
  })

  test.each(artworks)('describes $slug as its picture shows it', ({ slug, title, categoryName, size }) => {
    expect(products.find(({ _id }) => _id === slug)).toMatchObject({ title, categoryName, size })
  })

  test.each(categories)('has five products in $categoryName', ({ categoryName }) => {
    expect(products.filter((product) => product.categoryName === categoryName)).toHaveLength(5)
  })

  test.each(['_id', 'title', 'description', 'imageLink'] as const)(
    'has a unique %s for each product',
    (key) => {
      expect(new Set(products.map((product) => product[key])).size).toBe(20)
    },
  )

  test('has forty different prices', () => {
    expect(new Set(products.flatMap(({ price, discountedPrice }) => [price, discountedPrice])).size).toBe(40)
  })

  test('sorts alike by both prices', () => {
    expect(orderedBy('discountedPrice')).toEqual(orderedBy('price'))
  })

  test('has titles shorter and longer than the 27 characters at which they are cut', () => {
    const lengths = products.map(({ title }) => title.length)
    expect(lengths.filter((length) => length <= 27).length).toBeGreaterThanOrEqual(5)
    expect(lengths.filter((length) => length > 27).length).toBeGreaterThanOrEqual(5)
  })

  test.each([
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
  ])('has ratings from %d to below %d, so that each step of the slider changes the listing', (low, below) => {
    expect(ratedFrom(low, below)).toBeGreaterThan(0)
  })

  test('has no rating of 5, so that the last step of the slider empties the listing', () => {
    expect(ratedFrom(5, Number.POSITIVE_INFINITY)).toBe(0)
  })

  test('has two products out of stock, in different categories', () => {
    const outOfStock = products.filter(({ inStock }) => !inStock)
    expect(outOfStock).toHaveLength(2)
    expect(new Set(outOfStock.map(({ categoryName }) => categoryName)).size).toBe(2)
  })
})

describe.each(products)('$_id', (product) => {
  test('has a picture named after its id', () => {
    expect(product._id).toMatch(/^[a-z]+(-[a-z]+)+$/)
    expect(product.imageLink).toBe(`/images/${product._id}-900.jpg`)
  })

  test('has a description of 40 to 70 words', () => {
    expect(words(product.description)).toBeGreaterThanOrEqual(40)
    expect(words(product.description)).toBeLessThanOrEqual(70)
  })

  test.each(['price', 'discountedPrice'] as const)('has a %s of whole rupees from 1,800 to 68,000', (key) => {
    expect(product[key]).toMatch(/^[1-9]\d*$/)
    expect(Number(product[key])).toBeGreaterThanOrEqual(1800)
    expect(Number(product[key])).toBeLessThanOrEqual(68000)
  })

  test('has a discount of 8 to 45 %', () => {
    expect(discount(product)).toBeGreaterThanOrEqual(8)
    expect(discount(product)).toBeLessThanOrEqual(45)
  })

  test('has a rating from 1.4 to 4.9 and a number of reviews', () => {
    expect(product.rating).toBeGreaterThanOrEqual(1.4)
    expect(product.rating).toBeLessThanOrEqual(4.9)
    expect(product.reviews).toMatch(/^(\d{1,3}|\d\.\dk)$/)
  })

  test('has a size and a delivery time of 3 to 12 whole days', () => {
    expect(product.size).toMatch(/^(\d\.\d meters|S|M|L|XL)$/)
    expect(product.deliveryTime).toMatch(/^([3-9]|1[0-2])$/)
  })
})
