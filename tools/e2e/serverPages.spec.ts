import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { readProductsQuery } from '@resham/contract/rules/productsQuery'
import { categories, findProduct, findProducts } from '@resham/mock-server/seeds/currentCatalog'
import { products } from '@resham/mock-server/seeds/products'
import { pageHtml } from '../build/pageHtml.cjs'
import { expect, test } from './support/fixtures'
import { paithani } from './support/products'
import { productTitles } from './support/shopper'

// The pages of the reference server, as clients without scripts get them; prerendered.spec.ts has those with scripts.

const PAGES = join(__dirname, '../../dist-server-pages')

/** The titles of the cards of a page. */
const titlesOf = (html: string) =>
  Array.from(html.matchAll(/<li[^>]* aria-label="([^"]*)"/g), ([, title]) => title)

/** What the mock server responds. */
const respond = async (path: string): Promise<unknown> => {
  if (path === 'categories') return { categories }
  const [, id, query = ''] = /^products(?:\/([^?]*))?\??(.*)/.exec(path) ?? []
  return id ? { product: findProduct(id) } : findProducts(readProductsQuery(new URLSearchParams(query)))
}

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
    const page = await renderPage(await readPageData(pageUrlOf(path), respond))
    expect(await (await request.get(path)).text()).toBe(pageHtml(assets, page).join(''))
  })

/** The page, which a busy server refuses at first. */
const readRendered = async (request: APIRequestContext, url: string): Promise<string> => {
  const response = await request.get(url)
  return response.status() === 503 ? readRendered(request, url) : response.text()
}

test('pages that are asked at once have their own filters', async ({ request }) => {
  const names = ['Saree', 'Lehenga', 'Dupatta', 'Kurti']
  const urls = Array.from({ length: 24 }, (_, index) => {
    const name = names[index % names.length] ?? ''
    return { name, url: `/products?category=${name}&rating=${index % 5}&utm_source=${index}` }
  })
  const categoryOf = new Map<string | undefined, string>(
    products.map(({ title, categoryName }) => [title, categoryName]),
  )
  const pages = await Promise.all(urls.map(({ url }) => readRendered(request, url)))
  for (const [index, html] of pages.entries()) {
    const titles = titlesOf(html)
    expect(titles.length).toBeGreaterThan(0)
    for (const title of titles) expect(categoryOf.get(title)).toBe(urls[index]?.name)
  }
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

test('a filtered listing shows the others when a filter is removed', async ({ page }) => {
  const countOf = (...names: string[]) =>
    products.filter(({ categoryName }) => names.includes(categoryName)).length
  await page.goto('/products?category=Kurti')
  await expect(productTitles(page)).toHaveCount(countOf('Kurti'))
  await page.getByRole('checkbox', { name: 'Saree' }).check()
  await expect(productTitles(page)).toHaveCount(countOf('Kurti', 'Saree'))
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(productTitles(page)).toHaveCount(products.length)
})
