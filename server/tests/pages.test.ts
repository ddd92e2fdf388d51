import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { ProductDto } from '@resham/contract'
import { categories } from '@resham/mock-server/seeds/categories'
import { products } from '@resham/mock-server/seeds/products'
import {
  createFolder,
  createTestDatabase,
  importProducts,
  runSql,
  start,
  testPostgres,
} from './support/fixtures'
import { type Environment, refuseToStart, type TestServer } from './support/startServer'

const [saree, other] = products as [ProductDto, ProductDto]

/**
 * Replaces the shop's own program. A page has its title, and the number of pages that were rendered so far.
 */
const PROGRAM = `
let rendered = 0
const answers = { '/products/kept': ['page', 'failure'], '/products/gone': ['page', 'nothing', 'failure'] }
module.exports = {
  site: { sitemapPaths: ['/', '/products'] },
  pageUrlOf: (url) => (/^[/]([?]|$|products[/])/.test(url) ? url.split('?')[0] : undefined),
  readPageData: async (path, get) => {
    if (path === '/') return { path, title: 'Home' }
    if (path === '/products/broken') throw new Error('no such page')
    const answer = answers[path]?.shift()
    if (answer === 'failure') throw new Error('no database')
    if (answer) return answer === 'page' ? { path, title: 'It was here' } : undefined
    if (path === '/products/slow') await new Promise(() => {})
    const body = await get(path.slice(1))
    return body && { path, title: body.product.title }
  },
  renderPage: async (data) => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    return { head: '', markup: '<main>' + data.title + ', page ' + ++rendered + '</main>', data, chunks: [] }
  },
  pageHtml: ({ template }, { markup }, siteUrl) => [
    template.replace('<html', '<html data-origin="' + siteUrl + '"').replace('<body>', '<body>' + markup),
  ],
}`

const ASSETS = {
  template: '<html><body></body></html>',
  styles: {},
  css: {},
  inlineScript: '',
  scripts: ['main.js'],
  policy: "default-src 'none'",
}

let database: Environment
let server: TestServer
let folder: string

const open = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers })
const readOnce = async (path: string) => {
  const response = await open(path)
  const html = await response.text()
  const [, title, page] = /<main>(.*), page (\d+)<\/main>/.exec(html) ?? []
  return { status: response.status, headers: response.headers, html, title, page: Number(page) }
}
/** Asks for a page until it is sent: on a busy machine the server sends the shell, or the page that it has kept. */
const readPage = async (path: string) => {
  let read = await readOnce(path)
  while (read.headers.get('cache-control') === 'no-cache') read = await readOnce(path)
  return read
}

beforeAll(async () => {
  folder = join(createFolder(), 'shop')
  for (const name of [join(folder, 'assets'), `${folder}-pages`]) mkdirSync(name, { recursive: true })
  writeFileSync(join(folder, 'shell.html'), '<p>The shell</p>')
  writeFileSync(join(folder, 'assets/start.0123456789.js'), 'start()')
  writeFileSync(join(folder, 'assets/start.0123456789.js.gz'), gzipSync('start()'))
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *')
  writeFileSync(join(folder, 'licenses.txt'), 'Copyright (c) Paweł Kuna')
  writeFileSync(`${folder}-pages/program.cjs`, PROGRAM)
  writeFileSync(`${folder}-pages/assets.json`, JSON.stringify(ASSETS))
  database = await createTestDatabase()
  server = await start({
    ...database,
    SHOP_DIR: folder,
    SITE_URL: 'https://resham.example',
    PAGE_MAX_AGE: '5',
  })
})

test('a page is rendered once for all who ask at once, whatever query no filter knows', async () => {
  const queries = ['', '?utm_source=a', '?utm_source=b']
  const pages = await Promise.all(queries.map((query) => readPage(`/products/${saree._id}${query}`)))
  expect(pages.map(({ status, title }) => [status, title])).toEqual(queries.map(() => [200, saree.title]))
  expect(new Set(pages.map(({ page }) => page)).size).toBe(1)
  const later = await readPage(`/products/${other._id}`)
  expect(later.page).toBe((pages[0]?.page ?? 0) + 1)
})

test('the files of the build are sent as a static host does, and the shell for all other paths', async () => {
  for (const encoding of ['gzip', 'identity', 'gzip;q=0']) {
    const file = await open('/assets/start.0123456789.js', { 'Accept-Encoding': encoding })
    expect(file.headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null)
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(file.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(await file.text()).toBe('start()')
  }
  const shell = await open('/profile')
  expect([shell.status, await shell.text()]).toEqual([200, '<p>The shell</p>'])
  expect(shell.headers.get('cache-control')).toBe('no-cache')
  const known = { 'If-None-Match': shell.headers.get('etag') ?? '' }
  expect((await open('/profile', known)).status).toBe(304)
  expect((await open('/assets/start.9876543210.js')).status).toBe(404)
  expect((await fetch(`${server.url}/profile`, { method: 'POST' })).status).toBe(405)
})

test('the files are listed once, at the start', async () => {
  writeFileSync(join(folder, 'assets/later.js'), 'start()')
  expect((await open('/assets/later.js')).status).toBe(404)
})

test('a page that has not changed is not rendered again', async () => {
  const { page } = await readPage(`/products/${saree._id}`)
  await wait(1100)
  expect((await readPage(`/products/${saree._id}`)).page).toBe(page)
})

testPostgres('a page shows within a second what was imported', async () => {
  const { page } = await readPage(`/products/${saree._id}`)
  await importProducts(database, [{ ...saree, title: 'A Saree of Today' }])
  await runSql(database, `update products set title = 'A Dupatta of Today' where id = '${other._id}'`)
  await wait(1100)
  const changed = await readPage(`/products/${saree._id}`)
  expect(changed).toMatchObject({ title: 'A Saree of Today' })
  expect(changed.page).toBeGreaterThan(page)
  expect(await readPage(`/products/${other._id}`)).toMatchObject({ title: 'A Dupatta of Today' })
})

test('a page has its headers, is compressed, and is sent once', async () => {
  const path = `/products/${products[2]?._id}`
  const { headers, html } = await readPage(path)
  expect(html).toContain('<html data-origin="https://resham.example">')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(headers.get('cache-control')).toBe('max-age=0, s-maxage=5, stale-while-revalidate=60')
  expect(headers.get('vary')).toBe('Accept-Encoding')
  const etag = headers.get('etag') ?? ''
  for (const known of [etag, etag.replace('W/', ''), `"another", ${etag}`, '*']) {
    const again = await open(path, { 'If-None-Match': known })
    expect(again.status).toBe(304)
    expect(again.headers.get('vary')).toBe('Accept-Encoding')
    expect(again.headers.get('cache-control')).toBe(headers.get('cache-control'))
  }
  expect((await open(path, { 'If-None-Match': '"another"' })).status).toBe(200)
  expect((await fetch(server.url + path, { method: 'HEAD' })).status).toBe(200)
  expect((await fetch(server.url + path, { method: 'POST' })).status).toBe(405)
})

test.each([
  ['an unknown product gets the shell', '/products/nothing', 404],
  ['a page that fails is the shell', '/products/broken', 503],
  ['a page that is never ready is the shell', '/products/slow', 503],
  ['a page of users is the shell', '/cart', 200],
])('%s', async (_what, path, status) => {
  let response = await open(path)
  while (response.status === 503 && status !== 503) response = await open(path)
  expect([response.status, await response.text()]).toEqual([status, '<p>The shell</p>'])
  expect(response.headers.get('cache-control')).toBe('no-cache')
})

test('the licences are a text, in UTF-8', async () => {
  const response = await open('/licenses.txt')
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await response.text()).toBe('Copyright (c) Paweł Kuna')
})

/** Requests a target as it is until the server is not busy; returns the response, without its date. */
const request = async (target: string): Promise<string> => {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  socket.write(`GET ${target} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`)
  const response = await text(socket)
  return / 503 /.test(response.slice(0, 20)) ? request(target) : response.replace(/^Date: .*/im, '')
}

test.each([
  ['the API', `/api/products/${saree._id}`],
  ['an unknown path of the API', '/api/nothing'],
  ['the health', '/healthz'],
  ['a page', `/products/${saree._id}?utm_source=a`],
  ['a file', '/robots.txt'],
  ['a missing file', '/assets/nothing.js'],
  ['any other path', '/cart?from=/api'],
])('a target with a host is answered as the path is by %s', async (_what, path) => {
  const response = await request(path)
  expect(await request(`http://${new URL(server.url).host}${path}`)).toBe(response)
  expect(await request(`HTTPS://resham.example${path}`)).toBe(response)
})

test('a target with a host alone is the home page', async () => {
  const home = await request('/?page=1')
  expect(home).toContain('<main>Home, page')
  for (const target of ['http://resham.example', 'http://resham.example/', 'http://resham.example?page=1'])
    expect(await request(target)).toBe(home)
})

test('the log says which page failed, and why', () => {
  const failures = server.log
    .map((line) => JSON.parse(line))
    .filter(({ address }) => ['/products/broken', '/products/slow'].includes(address))
  expect(failures).toMatchObject([
    { address: '/products/broken', err: { message: 'no such page' } },
    { address: '/products/slow' },
  ])
})

const readLocations = async (url: string) =>
  Array.from((await (await fetch(url)).text()).matchAll(/<loc>(.*?)<\/loc>/g), ([, location]) => location)

test('the sitemap lists every category that has products, and every product, once, in files', async () => {
  const read = (path: string) => readLocations(server.url + path)
  const files = await read('/sitemap.xml')
  const urls = await Promise.all(files.map((url = '') => read(new URL(url).pathname)))
  const listings = categories.map(
    ({ categoryName }) => `/products?${new URLSearchParams({ category: categoryName })}`,
  )
  const paths = ['/', '/products', ...listings, ...products.map(({ _id }) => `/products/${_id}`)]
  expect(urls.flat()).toEqual(paths.map((path) => `https://resham.example${path}`))
  expect((await open('/sitemap-77777.xml')).status).toBe(404)
  expect(await (await open('/sitemap-9999999999.xml')).text()).toBe('<p>The shell</p>')
  expect(await (await open('/robots.txt')).text()).toContain('Sitemap: https://resham.example/sitemap.xml')
})

test('the feed and the sitemap have what the catalogue has, and are there with SITE_URL alone', async () => {
  const own = await createTestDatabase()
  // The embedded database allows only one process.
  await (await start(own)).stop()
  await runSql(
    own,
    `insert into categories (id, name, image) values ('empty', 'Nothing', '/a.jpg'), ('s', 'Stole & Shawl''s', '/a.jpg')`,
  )
  const many = Array.from({ length: 2_100 }, (_, index) => ({ ...other, _id: `feed-${index}` }))
  await importProducts(own, [
    { ...saree, title: `<Silk> & "Zari", it's\u0007 fine` },
    { ...other, inStock: true, stock: '0' },
    ...many,
    { ...other, _id: 'free', price: '0', discountedPrice: '0' },
    { ...other, _id: 'gift', discountedPrice: '0', categoryName: "Stole & Shawl's" },
  ])
  const shop = { ...own, SHOP_DIR: folder }
  const withUrl = await start({ ...shop, SITE_URL: 'https://resham.example' })

  for (const encoding of ['br', 'identity']) {
    const response = await fetch(`${withUrl.url}/products.xml`, { headers: { 'Accept-Encoding': encoding } })
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(response.headers.get('content-encoding')).toBe(encoding === 'br' ? 'br' : null)
    expect(response.headers.get('transfer-encoding')).toBe('chunked')
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    const feed = await response.text()
    const ids = Array.from(feed.matchAll(/<item><g:id>(.*?)<\/g:id>/g), ([, id]) => id)
    expect(ids).toEqual([...products, ...many].map(({ _id }) => _id))
    expect(feed).toMatch(/^<\?xml .*<\/channel>\n<\/rss>\n$/s)
    const itemOf = (id: string) => feed.split('<item>').find((item) => item.startsWith(`<g:id>${id}<`))
    expect(itemOf(saree._id)).toContain('>&#60;Silk&#62; &#38; &#34;Zari&#34;, it&#39;s fine<')
    expect(itemOf(saree._id)).toContain('>in_stock<')
    expect(itemOf(other._id)).toContain('>out_of_stock<')
  }
  expect((await fetch(`${withUrl.url}/products.xml`, { method: 'HEAD' })).status).toBe(200)
  const listings = await readLocations(`${withUrl.url}/sitemap-pages.xml`)
  expect(listings.slice(-2)).toEqual(
    [categories.at(-1)?.categoryName, "Stole & Shawl's"].map(
      (category = '') => `https://resham.example/products?${new URLSearchParams({ category })}`,
    ),
  )
  await withUrl.stop()

  const without = await start(shop)
  for (const path of ['/products.xml', '/sitemap-pages.xml'])
    expect(await (await fetch(without.url + path)).text()).toBe('<p>The shell</p>')
  await without.stop()
})

test('a server whose build has lost its pages says so with SITE_URL, in place of a sitemap that is the shell', async () => {
  const incomplete = join(createFolder(), 'shop')
  mkdirSync(incomplete)
  writeFileSync(join(incomplete, 'shell.html'), '<p>The shell</p>')
  const shop = { ...(await createTestDatabase()), SHOP_DIR: incomplete }
  const { code, errors } = await refuseToStart({ ...shop, SITE_URL: 'https://resham.example' })
  expect(errors).toMatch(/^SITE_URL is set, but [^\n]+-pages\/program\.cjs is missing: [^\n]+\n$/)
  expect(code).toBe(1)
  await (await start(shop)).stop()
})

test('a build with its pages as files has its own sitemap, also with SITE_URL', async () => {
  const built = createFolder()
  writeFileSync(join(built, 'shell.html'), '<p>The shell</p>')
  writeFileSync(join(built, 'sitemap.xml'), '<urlset/>')
  const shop = { ...(await createTestDatabase()), SHOP_DIR: built, SITE_URL: 'https://resham.example' }
  const { url, stop } = await start(shop)
  expect(await (await fetch(`${url}/sitemap.xml`)).text()).toBe('<urlset/>')
  await stop()
})

test('what cannot be rendered again is sent as it was kept, unless it is gone', async () => {
  const statuses = async (path: string, times: number) => {
    const pages = []
    for (let time = 0; time < times; time += 1) {
      if (time > 0) await wait(1100)
      const { status, title, headers } = await (time > 0 ? readOnce : readPage)(path)
      pages.push([status, title, headers.get('cache-control') === 'no-cache'])
    }
    return pages
  }
  const [kept, gone] = await Promise.all([statuses('/products/kept', 2), statuses('/products/gone', 3)])
  expect(kept).toEqual([
    [200, 'It was here', false],
    [200, 'It was here', true],
  ])
  expect(gone).toEqual([
    [200, 'It was here', false],
    [404, undefined, true],
    [503, undefined, true],
  ])
})

test('a page that would wait too long for the others is the shell, and the page when it is asked for again', async () => {
  const paths = products.slice(3).map(({ _id }) => `/products/${_id}`)
  const pages = await Promise.all(paths.map(readOnce))
  expect(pages.map(({ status }) => status)).toContain(503)
  for (const path of paths) expect(await readPage(path)).toMatchObject({ status: 200 })
})
