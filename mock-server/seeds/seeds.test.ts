import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { categories } from './categories'
import { products } from './products'

type Artwork = { slug: string; title: string; categoryName: string; size: string }
const artworks: Artwork[] = JSON.parse(readFileSync(join(__dirname, '../../tools/art/products.json'), 'utf8'))

const words = (text: string) => text.split(/\s+/).length
const discount = ({ price, discountedPrice }: { price: string; discountedPrice: string }) =>
  (1 - Number(discountedPrice) / Number(price)) * 100
const orderedBy = (key: 'price' | 'discountedPrice') =>
  products.toSorted((a, b) => Number(a[key]) - Number(b[key])).map(({ _id }) => _id)
const ratedFrom = (low: number) => products.filter(({ rating }) => rating >= low && rating < low + 1).length

describe('the seed data', () => {
  test('has four categories, in the order of the home page, with five products each', () => {
    expect(categories.map(({ categoryName }) => categoryName)).toEqual([
      'Saree',
      'Lehenga',
      'Dupatta',
      'Kurti',
    ])
    for (const { categoryName } of categories)
      expect(products.filter((product) => product.categoryName === categoryName)).toHaveLength(5)
    expect(new Set(categories.map(({ _id }) => _id)).size).toBe(4)
    expect(products).toHaveLength(20)
  })

  test.each(artworks)('describes $slug as its picture shows it', ({ slug, title, categoryName, size }) => {
    expect(products.find(({ _id }) => _id === slug)).toMatchObject({ title, categoryName, size })
  })

  test.each(['_id', 'title', 'description', 'imageLink'] as const)('has no %s twice', (key) => {
    expect(new Set(products.map((product) => product[key])).size).toBe(20)
  })

  test('has forty different prices, and sorts alike by both', () => {
    expect(new Set(products.flatMap(({ price, discountedPrice }) => [price, discountedPrice])).size).toBe(40)
    expect(orderedBy('discountedPrice')).toEqual(orderedBy('price'))
  })

  test('has titles shorter and longer than the 27 characters at which they are cut', () => {
    const short = products.filter(({ title }) => title.length <= 27).length
    expect(short).toBeGreaterThanOrEqual(5)
    expect(short).toBeLessThanOrEqual(15)
  })

  test('has ratings with which each step of the slider changes the listing, and the last one empties it', () => {
    for (const low of [1, 2, 3, 4]) expect(ratedFrom(low)).toBeGreaterThan(0)
    expect(ratedFrom(5)).toBe(0)
  })

  test('has two products out of stock, in different categories', () => {
    const outOfStock = products.filter(({ inStock }) => !inStock)
    expect(outOfStock).toHaveLength(2)
    expect(new Set(outOfStock.map(({ categoryName }) => categoryName)).size).toBe(2)
  })
})

test.each(products)('$_id has fields of the right form, within their limits', (product) => {
  const rupees = expect.stringMatching(/^[1-9]\d*$/)
  expect(product).toMatchObject({
    _id: expect.stringMatching(/^[a-z]+(-[a-z]+)+$/),
    imageLink: `/images/${product._id}-900.jpg`,
    price: rupees,
    discountedPrice: rupees,
    reviews: expect.stringMatching(/^(\d{1,3}|\d\.\dk)$/),
    size: expect.stringMatching(/^(\d\.\d meters|S|M|L|XL)$/),
    deliveryTime: expect.stringMatching(/^([3-9]|1[0-2])$/),
  })
  const limits: [what: string, value: number, least: number, most: number][] = [
    ['words of the description', words(product.description), 40, 70],
    ['price', Number(product.price), 1800, 68_000],
    ['discounted price', Number(product.discountedPrice), 1800, 68_000],
    ['discount in per cent', discount(product), 8, 45],
    ['rating', product.rating, 1.4, 4.9],
  ]
  expect(limits.filter(([, value, least, most]) => !(value >= least && value <= most))).toEqual([])
})
