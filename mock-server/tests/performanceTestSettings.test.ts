import type { ProductsResponse } from '@resham/contract'
import { extendCatalog } from '../catalog/extendCatalog'
import { readPerformanceTestSettings } from '../performanceTestSettings'
import { randomProducts } from '../seeds/generateProducts'
import { products as seeds } from '../seeds/products'
import { sendRequest, startServerForEachTest } from './serverForEachTest'

beforeEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', '/')
})

test('readPerformanceTestSettings reads localStorage, and not the URL', () => {
  window.history.replaceState(null, '', '/products?perfN=50&perfDelay=5000')
  expect(readPerformanceTestSettings()).toEqual({})
  localStorage.setItem('perfN', '1000')
  localStorage.setItem('perfDelay', '0')
  expect(readPerformanceTestSettings()).toEqual({ count: 1000, delay: 0 })
})

test.each(['', '-1', '1e3', 'many', '12345678'])('readPerformanceTestSettings ignores %p', (text) => {
  localStorage.setItem('perfN', text)
  localStorage.setItem('perfDelay', text)
  expect(readPerformanceTestSettings()).toEqual({})
})

test('readPerformanceTestSettings limits the products to 10,000 and the latency to 5 seconds', () => {
  for (const name of ['perfN', 'perfDelay']) localStorage.setItem(name, '999999')
  expect(readPerformanceTestSettings()).toEqual({ count: 10_000, delay: 5_000 })
})

describe('a generated catalogue', () => {
  startServerForEachTest()

  test('is served as the contract says, the seeds first, and the same each time', async () => {
    extendCatalog(500)
    const { status, body, headers } = await sendRequest<ProductsResponse>('GET', 'products')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/json')
    expect(Object.keys(body)).toEqual(['products'])
    expect(body.products).toHaveLength(500)
    expect(body.products.slice(0, seeds.length)).toEqual(seeds)
    expect(body.products.slice(seeds.length)).toEqual([...randomProducts(seeds, 480)])
    expect(new Set(body.products.map(({ _id }) => _id)).size).toBe(500)
    expect(new Set(body.products.map(({ title }) => title)).size).toBeGreaterThan(300)
  })

  test.each([0, 20])('has at least the seeds when %d products are requested', async (count) => {
    extendCatalog(count)
    expect((await sendRequest('GET', 'products')).body).toEqual({ products: seeds })
  })
})
