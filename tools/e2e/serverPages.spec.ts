import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { readPublic } from '@resham/mock-server/routes/readPublic'
import { products } from '@resham/mock-server/seeds/products'
import { anyProductId } from '@resham/server/tests/support/anyProductId'
import * as fc from 'fast-check'
import { expect, test } from './support/fixtures'
import { paithani } from './support/products'

// The pages of the reference server, as clients without scripts get them; prerendered.spec.ts has those with scripts.

const PAGES = join(__dirname, '../../dist-server-pages')

for (const path of [
  '/',
  '/products',
  '/products?category=Kurti',
  '/products?category=Kurti&sortby=lowToHigh',
  `/products/${paithani.id}`,
  '/login',
])
  test(`${path} is what a build would write`, async ({ request }) => {
    const { pageUrlOf, readPageData, renderPage, pageHtml } = createRequire(__filename)(
      join(PAGES, 'program.cjs'),
    )
    const assets = JSON.parse(readFileSync(join(PAGES, 'assets.json'), 'utf8'))
    const page = await renderPage(
      await readPageData(pageUrlOf(path), async (call: string) => readPublic(call)),
    )
    expect(await (await request.get(path)).text()).toBe(pageHtml(assets, page).join(''))
  })

test('a page does not depend on who asks', async ({ request }) => {
  const html = await (await request.get('/products')).text()
  const headers = { Authorization: 'Bearer of-someone', Cookie: 'session=of-someone' }
  expect(await (await request.get('/products', { headers })).text()).toBe(html)
})

test.describe('a product of any id that can be imported', () => {
  const ids = ['a b', 'é', 'a&b', 'साड़ी 1?#%', 'a%2Fb', '%E0%A4%A', "it's", '👗']
  const others = fc.sample(anyProductId, { numRuns: 40, seed: 1 })
  const siteUrl = 'https://resham.example'
  test.use({ productIds: [...new Set([...ids, ...others])], siteUrl })

  test('is in the sitemap, with its page and its response of the API there', async ({
    request,
    productIds,
  }) => {
    const sitemap = await (await request.get('/sitemap-0.xml')).text()
    const urls = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, url = '']) =>
      url.replace('&#39;', "'"),
    )
    expect(urls.slice(products.length)).toEqual(
      productIds.map((id) => `${siteUrl}/products/${encodeURIComponent(id)}`),
    )
    for (const url of urls) {
      const path = url.slice(siteUrl.length)
      expect((await request.get(`/api${path}`)).status()).toBe(200)
      // On a busy machine the page may come too late once.
      await expect
        .poll(async () => (await request.get(path)).text())
        .toContain(`<link rel="canonical" href="${url.replaceAll("'", '&#x27;')}"`)
    }
  })

  test('opens in the browser, which finds it too', async ({ page }) => {
    for (const id of ids) {
      const response = await page.goto(`/products/${encodeURIComponent(id)}`)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1, name: products[0]?.title })).toBeVisible()
    }
  })
})

for (const path of ['/products/nothing', '/products/%00', '/products/%E0%A4%A'])
  test(`${path} has the status 404, and its page says so`, async ({ page, expectedErrors }) => {
    // The router warns of what it cannot decode.
    expectedErrors.push(/status of 40[04]/, /malformed URL segment/)
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('link', { name: 'See Products' })).toBeVisible()
  })
