import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { readProductsQuery } from '../mock-server/rules/productsQuery'
import { extendCatalog, findProducts } from '../mock-server/seeds/catalog'
import { categories } from '../mock-server/seeds/categories'
import { products } from '../mock-server/seeds/products'

const ROOT = join(__dirname, '..')
const SITE_URL = 'https://shop.example'

const folder = () => test.info().outputPath('dist')
const read = (file: string) => readFileSync(join(folder(), file), 'utf8')

/** Builds the shop with these variables alone, and checks the size budgets. Returns what was printed, or rejects with it. */
const build = async (variables: Record<string, string>) => {
  const env = { ...process.env, SITE_URL: '', API_URL: '', PRERENDER: '', DEMO_ACCOUNT: '', ...variables }
  const run = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: ROOT, env })
  const { stdout, stderr } = await run(
    'node_modules/webpack/bin/webpack.js',
    '--mode',
    'production',
    '--output-path',
    folder(),
  )
  await run('scripts/build/sizeBudget.mjs', folder())
  return stdout + stderr
}

extendCatalog(2_100)
const catalog = findProducts(undefined).products

const bodyOf = ({ pathname, searchParams }: URL): object | undefined => {
  if (pathname === '/api/products') return findProducts(readProductsQuery(searchParams))
  return pathname === '/api/categories' ? { categories } : undefined
}

/** A server with this long catalogue, which never responds to any other request. */
let server: Server
let serverUrl = ''

test.beforeAll(async () => {
  server = createServer(({ url }, response) => {
    const body = bodyOf(new URL(String(url), 'http://localhost'))
    if (body) response.end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  serverUrl = `http://localhost:${(server.address() as AddressInfo).port}`
})

test.afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('with SITE_URL the pages have canonical URLs, and there is a sitemap', async () => {
  await build({ SITE_URL })
  expect(read('products/index.html')).toContain(`<link rel="canonical" href="${SITE_URL}/products"/>`)
  expect(read('sitemap.xml')).toContain(`<loc>${SITE_URL}/products/${products[0]?._id}</loc>`)
})

test('with PRERENDER=none there is no page but the shell', async () => {
  await build({ PRERENDER: 'none' })
  const files = readdirSync(folder(), { recursive: true, encoding: 'utf8' })
  const pages = files.filter((file) => file.endsWith('.html'))
  expect(pages.sort()).toEqual(['404.html', 'index.html', 'shell.html'])
  for (const page of pages) expect(read(page)).toBe(read('shell.html'))
})

test('with API_URL the pages show the catalogue of that server, up to 2,000 products', async () => {
  const printed = await build({ API_URL: serverUrl })
  const pagesOf = (file: string) => existsSync(join(folder(), file))
  expect(catalog.filter(({ _id }) => pagesOf(`products/${_id}/index.html`))).toEqual(catalog.slice(0, 2_000))
  expect(printed).toContain('The first 2000 products have a page of their own; the shell shows the others.')
  const listing = read('products/index.html')
  for (const { title } of catalog.slice(0, 48)) expect(listing).toContain(title)
  expect(listing).toContain('48 of 2,100 products')
  const [first] = catalog
  const page = read(`products/${first?._id}/index.html`)
  expect(page).toContain(first?.title)
  expect(page).toContain('You may also like')
})

test('a server that never responds ends the build with one line', async () => {
  const silent = `${serverUrl}/silent`
  const { code, stdout, stderr } = await build({ SITE_URL, API_URL: silent }).catch((reason) => reason)
  const why = 'The operation was aborted due to timeout'
  expect(stdout + stderr).toBe(
    `API_URL: ${silent}/api/products?limit=48 could not be read (${why}). PRERENDER=none builds without it.\n`,
  )
  expect(code).toBe(1)
})
