import { setCatalog } from '@resham/mock-server/catalog/catalog'
import { extendCatalog } from '@resham/mock-server/catalog/extendCatalog'
import { products } from '@resham/mock-server/seeds/products'
import { anyProductId } from '@resham/server/tests/support/anyProductId'
import { screen } from '@testing-library/react'
import * as fc from 'fast-check'
import { paths } from '@/shared/routing/paths'
import { inHeader } from '@/testing/pageQueries'
import { renderApp } from '@/testing/renderApp'

const TITLE = 'A Saree of Any Id'

afterEach(() => extendCatalog(0))

/** Opens paths of pages of the shop, one after the other. */
const openShop = async () => {
  const { user, requests, reload } = await renderApp(paths.notFound)
  return {
    user,
    /** Shows the page of a path in a catalogue with this product; returns which products were requested alone. */
    open: async (_id: string, path = paths.product(_id)) => {
      setCatalog(
        products.map((product, index) => (index === 1 ? { ...product, _id, title: TITLE } : product)),
      )
      window.history.replaceState(null, '', path)
      requests.length = 0
      await reload()
      expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeVisible()
      return requests.filter((request) => request.includes('/api/products/'))
    },
  }
}

test('a product of any id that can be imported has a page, which requests it and is found again', async () => {
  const { user, open } = await openShop()
  await fc.assert(
    fc.asyncProperty(anyProductId, async (_id) => {
      expect(await open(_id)).toEqual([`GET /api/products/${encodeURIComponent(_id)}`])
      await user.click(inHeader().getByRole('link', { name: 'Products' }))
      expect(await screen.findByRole('link', { name: `Back to ${TITLE}` })).toBeVisible()
    }),
    { numRuns: 8 },
  )
})

test.each([
  ['with little encoded', 'a&b+c', '/products/a&b+c'],
  ['with more encoded than needed', 'a-b', '/products/%61%2Db'],
  ['in lower case', 'é', '/products/%c3%a9'],
  ['with a slash at its end', 'a b', '/products/a%20b/'],
])('a URL %s is that of its product', async (_what, _id, path) => {
  const { open } = await openShop()
  expect(await open(_id, path)).toEqual([`GET /api/products/${encodeURIComponent(_id)}`])
})

test.each(['/products/%E0%A4%A', '/products/%00', '/products/%'])('%s is no page', async (path) => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  const { requests } = await renderApp(path)
  expect(await screen.findByRole('link', { name: 'See Products' })).toBeVisible()
  expect(requests.filter((request) => request.includes('/api/products/'))).toEqual([])
})
