import type {
  CategoriesResponse,
  CategoryResponse,
  ProductResponse,
  ProductsResponse,
} from '../../../src/contract'
import { titleOf } from '../../../src/contract/calls'
import { errorResponse, sendRequest } from './client'

const digits = expect.stringMatching(/^\d+$/)
const text = expect.stringMatching(/\S/)

const aProduct = {
  _id: text,
  title: text,
  description: text,
  imageLink: text,
  price: digits,
  discountedPrice: digits,
  rating: expect.any(Number),
  reviews: text,
  inStock: expect.any(Boolean),
  size: text,
  deliveryTime: digits,
  categoryName: text,
}

describe('catalog endpoints', () => {
  test(`${titleOf('getProducts')} responds with 200 and the products, each with a unique id`, async () => {
    const { status, body, headers } = await sendRequest<ProductsResponse>('GET', 'products')
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

  test(`${titleOf('getProduct')} responds with 200 and the product`, async () => {
    const { body: all } = await sendRequest<ProductsResponse>('GET', 'products')
    for (const product of all.products.slice(0, 3)) {
      const one = await sendRequest<ProductResponse>('GET', `products/${encodeURIComponent(product._id)}`)
      expect(one).toMatchObject({ status: 200, body: { product } })
    }
  })

  test(`${titleOf('getCategories')} responds with 200 and the categories of all products`, async () => {
    const { status, body } = await sendRequest<CategoriesResponse>('GET', 'categories')
    expect(status).toBe(200)
    for (const category of body.categories)
      expect(category).toMatchObject({ _id: text, categoryName: text, image: text })
    const names = body.categories.map(({ categoryName }) => categoryName)
    const { body: all } = await sendRequest<ProductsResponse>('GET', 'products')
    expect(names).toEqual(expect.arrayContaining(all.products.map(({ categoryName }) => categoryName)))
  })

  test(`${titleOf('getCategory')} responds with 200 and the category`, async () => {
    const { body: all } = await sendRequest<CategoriesResponse>('GET', 'categories')
    for (const category of all.categories) {
      const one = await sendRequest<CategoryResponse>('GET', `categories/${encodeURIComponent(category._id)}`)
      expect(one).toMatchObject({ status: 200, body: { category } })
    }
  })

  test.each([
    [`${titleOf('getProduct')} of an unknown product`, 'products/no-such-thing'],
    [`${titleOf('getCategory')} of an unknown category`, 'categories/no-such-thing'],
    ['GET nothing', 'nothing'],
    ['GET user/nothing', 'user/nothing'],
  ])('%s responds with 404 and JSON', async (_title, path) => {
    expect(await sendRequest('GET', path)).toMatchObject(errorResponse(404))
  })
})
