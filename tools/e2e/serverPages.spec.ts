import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { readPublic } from '@resham/mock-server/routes/readPublic'
import { pageHtml } from '../build/pageHtml.cjs'
import { expect, test } from './support/fixtures'
import { paithani } from './support/products'

// The pages of the reference server, as clients without scripts get them; prerendered.spec.ts has those with scripts.

const PAGES = join(__dirname, '../../dist-server-pages')

for (const path of [
  '/',
  '/products',
  '/products?category=Kurti&sortby=lowToHigh',
  `/products/${paithani.id}`,
  '/login',
])
  test(`${path} is what a build would write`, async ({ request }) => {
    const { pageUrlOf, readPageData, renderPage } = createRequire(__filename)(join(PAGES, 'program.cjs'))
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

for (const path of ['/products/nothing', '/products/%00', '/products/%E0%A4%A'])
  test(`${path} has the status 404, and its page says so`, async ({ page, expectedErrors }) => {
    // The router warns of what it cannot decode.
    expectedErrors.push(/status of 40[04]/, /malformed URL segment/)
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('link', { name: 'See Products' })).toBeVisible()
  })
