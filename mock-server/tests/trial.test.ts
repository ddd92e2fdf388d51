import { allProducts, growTo } from '../catalogue'
import { moreProducts } from '../seeds/moreProducts'
import { products as seeds } from '../seeds/products'
import { readTrial } from '../trial'

beforeEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', '/')
})

test('the address asks for a trial before what is kept does', () => {
  expect(readTrial()).toEqual({})
  localStorage.setItem('perfN', '1000')
  localStorage.setItem('perfDelay', '0')
  expect(readTrial()).toEqual({ count: 1000, delay: 0 })
  window.history.replaceState(null, '', '/products?perfN=50')
  expect(readTrial()).toEqual({ count: 50, delay: 0 })
})

test.each(['', '-1', '1e3', 'many', '12345678'])('%p asks for nothing', (text) => {
  localStorage.setItem('perfN', text)
  localStorage.setItem('perfDelay', text)
  expect(readTrial()).toEqual({})
})

test('no trial asks for more than 100,000 products, or for an answer that comes too late for the shop', () => {
  for (const name of ['perfN', 'perfDelay']) localStorage.setItem(name, '999999')
  expect(readTrial()).toEqual({ count: 100_000, delay: 5_000 })
})

test('the catalogue grows behind the seeds, and the same way each time', async () => {
  await growTo(500)
  const grown = allProducts()
  expect(grown).toHaveLength(500)
  expect(grown.slice(0, seeds.length)).toEqual(seeds)
  expect(new Set(grown.map(({ _id }) => _id)).size).toBe(500)
  expect(new Set(grown.map(({ title }) => title)).size).toBeGreaterThan(300)
  expect(grown.slice(seeds.length)).toEqual(moreProducts(seeds, 480))
})
