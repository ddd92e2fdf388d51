import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { products } from '@resham/mock-server/seeds/products'
import { startServer } from '@resham/server/tests/support/startServer'
import { test as base, expect } from './support/fixtures'
import { serveBuild } from './support/previewServer'
import { paithani } from './support/products'
import { addToCart, expectCounts, expectToast, openAsGuest, productItem, visit } from './support/shopper'

const ROOT = resolve(__dirname, '../..')
const DIST = join(ROOT, 'test-results', 'with-server')
const DATA_DIR = join(ROOT, 'test-results', 'server-data')

type Server = { url: string }

/** The reference server, and on another port the shop that was built for it. */
const test = base.extend<object, { api: Server; shop: Server }>({
  api: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      rmSync(DATA_DIR, { recursive: true, force: true })
      const server = await startServer({ DATA_DIR, CORS_ORIGIN: '*' })
      await use(server)
      await server.kill()
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ api }, use) => {
      const webpack = join(ROOT, 'node_modules', 'webpack', 'bin', 'webpack.js')
      const args = [webpack, '--mode', 'production', '--no-devtool', '--output-path', DIST]
      const env = { ...process.env, API_URL: `${api.url}/` }
      await promisify(execFile)(process.execPath, args, { cwd: ROOT, env })
      const server = await serveBuild(DIST)
      await use(server)
      await server.close()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
})

test('a build for a real server sends requests only there and contains no mock server', async ({
  page,
  api,
  shop,
  expectedErrors,
}) => {
  // The host of the shop responds to any path.
  const sentToShop: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(`${shop.url}/api`)) sentToShop.push(request.url())
  })
  expectedErrors.push(new RegExp(`^request to another host: ${api.url}/`))

  await test.step('no script contains the mock server or its seeds', () => {
    // Prerendered pages contain the catalogue, which equals the seeds.
    const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.js$/.test(file),
    )
    const code = files.map((file) => readFileSync(join(DIST, file), 'utf8')).join()
    expect(code).toContain(api.url)
    const traces = ['mirage', 'pretender', 'known to everyone who reads it', 'kavya@']
    const seeds = products.map(({ description }) => description.slice(0, 30))
    for (const trace of [...traces, ...seeds]) expect(code.toLowerCase()).not.toContain(trace.toLowerCase())
  })

  await test.step('the cart is stored on the server and survives a reload', async () => {
    await openAsGuest(page, '/products')
    await addToCart(page, paithani)
    await expectToast(page, 'Item Added to Cart!')
    await page.reload()
    await expectCounts(page, { cart: 1, wishlist: 0 })
    await visit(page, 'Cart')
    await productItem(page, paithani).getByRole('button', { name: 'Remove from Cart' }).click()
    await expect(page.getByText('It feels so light!')).toBeVisible()
  })

  await test.step('the request tester sends to it too, without demo data to reset', async () => {
    await page.goto('/mockMan')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Response' })).toContainText('200 OK')
    await expect(page.getByRole('button', { name: 'Reset demo data' })).toHaveCount(0)
  })

  expect(sentToShop).toEqual([])
})
