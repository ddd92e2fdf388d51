import type { CategoriesAnswer, CategoryAnswer, ProductAnswer, ProductsAnswer } from '../../../src/contract'
import { call, refusal } from './client'

const digits = expect.stringMatching(/^\d+$/)
const words = expect.stringMatching(/\S/)

const aProduct = {
  _id: words,
  title: words,
  description: words,
  imageLink: words,
  price: digits,
  discountedPrice: digits,
  rating: expect.any(Number),
  reviews: words,
  inStock: expect.any(Boolean),
  size: words,
  deliveryTime: digits,
  categoryName: words,
}

test('GET products answers 200 with the products, each with an id of its own', async () => {
  const { status, body, headers } = await call<ProductsAnswer>('GET', 'products')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toMatch(/^application\/json\b/)
  expect(body.products.length).toBeGreaterThan(0)
  for (const product of body.products) {
    expect(product).toMatchObject(aProduct)
    expect(product.rating).toBeGreaterThanOrEqual(0)
    expect(product.rating).toBeLessThanOrEqual(5)
    expect(Number(product.discountedPrice)).toBeLessThanOrEqual(Number(product.price))
  }
  expect(new Set(body.products.map(({ _id }) => _id)).size).toBe(body.products.length)
})

test('GET products/{productId} answers 200 with the product', async () => {
  const { body: all } = await call<ProductsAnswer>('GET', 'products')
  for (const product of all.products.slice(0, 3)) {
    const one = await call<ProductAnswer>('GET', `products/${encodeURIComponent(product._id)}`)
    expect(one).toMatchObject({ status: 200, body: { product } })
  }
})

test('GET categories answers 200 with the categories, and every product is in one of them', async () => {
  const { status, body } = await call<CategoriesAnswer>('GET', 'categories')
  expect(status).toBe(200)
  for (const category of body.categories)
    expect(category).toMatchObject({ _id: words, categoryName: words, image: words })
  const names = body.categories.map(({ categoryName }) => categoryName)
  const { body: all } = await call<ProductsAnswer>('GET', 'products')
  expect(names).toEqual(expect.arrayContaining(all.products.map(({ categoryName }) => categoryName)))
})

test('GET categories/{categoryId} answers 200 with the category', async () => {
  const { body: all } = await call<CategoriesAnswer>('GET', 'categories')
  for (const category of all.categories) {
    const one = await call<CategoryAnswer>('GET', `categories/${encodeURIComponent(category._id)}`)
    expect(one).toMatchObject({ status: 200, body: { category } })
  }
})

test.each(['products/no-such-thing', 'categories/no-such-thing', 'nothing', 'user/nothing'])(
  'GET %s answers 404 with JSON',
  async (path) => {
    expect(await call('GET', path)).toMatchObject(refusal(404))
  },
)
