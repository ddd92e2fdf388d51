import type { CategoriesResponse, ProductsResponse, TodosResponse } from '../../src/contract'
import { categories } from '../seeds/categories'
import { products } from '../seeds/products'
import { sendRequest, startServerForEachTest } from './client'

// The contract is tested in contract/catalog.test.ts. Here: the seeds, and the request tester's todos.
startServerForEachTest()

describe('catalog routes', () => {
  test('GET products responds with 200 and the 20 products', async () => {
    const { status, body, headers } = await sendRequest<ProductsResponse>('GET', 'products')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/json')
    expect(body).toEqual({ products })
    expect(body.products).toHaveLength(20)
  })

  test('GET products/{productId} responds with 200 and each product', async () => {
    for (const product of products) {
      const { status, body } = await sendRequest('GET', `products/${encodeURIComponent(product._id)}`)
      expect(status).toBe(200)
      expect(body).toEqual({ product })
    }
  })

  test('GET categories responds with 200 and the four categories', async () => {
    const { status, body } = await sendRequest<CategoriesResponse>('GET', 'categories')
    expect(status).toBe(200)
    expect(body).toEqual({ categories })
    expect(body.categories.map(({ categoryName }) => categoryName)).toEqual([
      'Saree',
      'Lehenga',
      'Dupatta',
      'Kurti',
    ])
  })

  test('GET categories/{categoryId} responds with 200 and each category', async () => {
    for (const category of categories) {
      const { status, body } = await sendRequest('GET', `categories/${category._id}`)
      expect(status).toBe(200)
      expect(body).toEqual({ category })
    }
  })

  test.each([
    ['products/no-such-thing', 'no-such-thing'],
    ['products/__proto__', '__proto__'],
    ['products/silk%20%26%20zari', 'silk & zari'],
    ['categories/no-such-thing', 'no-such-thing'],
  ])('GET %s responds with 404 and names the id', async (path, id) => {
    const { status, body } = await sendRequest('GET', path)
    expect(status).toBe(404)
    expect(body).toEqual({ errors: [expect.stringContaining(`'${id}'`)] })
  })

  test("GET test-todos, the request tester's default, responds with 200 and a short list", async () => {
    const { status, body } = await sendRequest<TodosResponse>('GET', 'test-todos')
    expect(status).toBe(200)
    expect(body.todos.length).toBeGreaterThan(0)
    for (const todo of body.todos) {
      expect(todo).toEqual({ _id: expect.any(String), title: expect.any(String), done: expect.any(Boolean) })
    }
  })
})
