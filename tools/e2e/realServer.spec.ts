import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { products } from '@resham/mock-server/seeds/products'
import { programOf } from '@resham/server/tests/support/startServer'
import { expect, SERVICE_WORKER_BLOCKED, test } from './support/fixtures'
import { paithani } from './support/products'
import { addToCart, expectCounts, expectToast, openAsGuest, productItem, visit } from './support/shopper'

const ROOT = resolve(__dirname, '../..')
const DIST = join(ROOT, 'test-results', 'with-server')
const DATA = join(ROOT, 'test-results', 'server-data')

const running: ChildProcess[] = []

/** Starts a server on a free port; resolves with the URL that it prints. */
const serve = (args: string[], env: Record<string, string> = {}) => {
  const server = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, PORT: '0', ...env } })
  running.push(server)
  return new Promise<string>((resolve, reject) => {
    server.once('exit', () => reject(new Error(`${args.join(' ')} ended.`)))
    server.stdout.on('data', (text) => {
      const url = /http:\/\/localhost:\d+/.exec(String(text))?.[0]
      if (url) resolve(url)
    })
  })
}

let api = ''
let shop = ''

// Starts the reference server with a new database, and on another port the shop built for it.
test.beforeAll(async () => {
  test.setTimeout(600_000)
  rmSync(DATA, { recursive: true, force: true })
  api = await serve(programOf('main'), { DATA_DIR: DATA, CORS_ORIGIN: '*' })
  const webpack = join(ROOT, 'node_modules', 'webpack', 'bin', 'webpack.js')
  await promisify(execFile)(
    process.execPath,
    [webpack, '--mode', 'production', '--no-devtool', '--output-path', DIST],
    {
      cwd: ROOT,
      env: { ...process.env, API_URL: `${api}/` },
    },
  )
  shop = await serve(['tools/preview/preview.mjs', DIST])
})

test.afterAll(() => {
  for (const server of running) server.kill()
})

test('a build for a real server sends requests only there and contains no mock server', async ({
  browser,
}) => {
  await test.step('no script contains the mock server or its seeds', () => {
    // Prerendered pages contain the catalogue, which equals the seeds.
    const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.js$/.test(file),
    )
    const code = files.map((file) => readFileSync(join(DIST, file), 'utf8')).join()
    expect(code).toContain(api)
    const traces = ['mirage', 'pretender', 'known to everyone who reads it', 'kavya@']
    const seeds = products.map(({ description }) => description.slice(0, 30))
    for (const trace of [...traces, ...seeds]) expect(code.toLowerCase()).not.toContain(trace.toLowerCase())
  })

  // A separate context, because this shop sends requests to another host.
  const context = await browser.newContext({ baseURL: shop })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.text() === SERVICE_WORKER_BLOCKED) return
    if (['error', 'warning'].includes(message.type())) errors.push(message.text())
  })
  const origins = new Set<string>()
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (pathname.startsWith('/api')) origins.add(origin)
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

  expect([...origins]).toEqual([api])
  expect(errors).toEqual([])
  await context.close()
})
