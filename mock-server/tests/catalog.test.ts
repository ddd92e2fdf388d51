import type { CategoriesResponse, ProductsResponse } from '../../src/contract'
import { categories } from '../seeds/categories'
import { products } from '../seeds/products'
import { sendRequest, startServerForEachTest } from './client'

// What any server does is in contract-tests. Here: the seeds.
startServerForEachTest()

describe('catalog routes', () => {
  test('GET products responds with 200 and the 20 products', async () => {
    const { status, body, headers } = await sendRequest<ProductsResponse>('GET', 'products')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/json')
    expect(body).toEqual({ products })
    expect(body.products).toHaveLength(20)
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
})
