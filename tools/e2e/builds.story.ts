import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { readPublic } from '@resham/mock-server/routes/readPublic'
import { randomProducts } from '@resham/mock-server/seeds/generateProducts'
import { products } from '@resham/mock-server/seeds/products'

const ROOT = join(__dirname, '../..')
const SITE_URL = 'https://shop.example'

const folder = () => test.info().outputPath('dist')
const read = (file: string) => readFileSync(join(folder(), file), 'utf8')

/** Builds the shop with these variables alone, and checks the size budgets. Rejects with what was printed. */
const build = async (variables: Record<string, string>) => {
  const env = { ...process.env, SITE_URL: '', API_URL: '', PRERENDER: '', DEMO_ACCOUNT: '', ...variables }
  const run = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: ROOT, env })
  await run('node_modules/webpack/bin/webpack.js', '--mode', 'production', '--output-path', folder())
  await run('tools/build/sizeBudget.mjs', folder())
}

/**
 * The packages of which something is in a script of a build, the service worker included, by the source maps.
 */
const packagesIn = (dist: string) => {
  const maps = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js.map'),
  )
  const sources = maps.flatMap(
    (file) => JSON.parse(readFileSync(join(dist, file), 'utf8')).sources as string[],
  )
  return [...new Set(sources.flatMap((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []))]
}

/** Expects licenses.txt of a folder to have the version, the licence and its text for each package. */
const expectLicences = (dist: string, names: string[]) => {
  const entries = readFileSync(join(dist, 'licenses.txt'), 'utf8').split(/^-{80}$/m)
  for (const name of names) {
    const entry = entries.find((text) => text.startsWith(`\n\n${name} `))
    expect(entry, name).toMatch(/^\n\n\S+ \d\S+\nLicence: \S+\n\n/)
    expect(entry, name).toMatch(/Permission (is hereby granted|to use)|SIL OPEN FONT LICENSE|Apache License/)
  }
}

/** More products than the prerendered listing shows. */
const catalog = [...randomProducts(products, 60)]

/** A server that sends this whole catalogue, whatever the query. It never responds outside of /api. */
let server: Server
let serverUrl = ''

test.beforeAll(async () => {
  server = createServer(async ({ url }, response) => {
    const [, call] = /^\/api\/([^?]*)/.exec(url ?? '') ?? []
    if (call)
      response.end(JSON.stringify(call === 'products' ? { products: catalog } : await readPublic(call)))
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
  expect(read('products.xml')).toContain(`<g:link>${SITE_URL}/products/${products[0]?._id}</g:link>`)
  const fonts = ['@fontsource-variable/cormorant-garamond', '@fontsource-variable/figtree']
  expectLicences(folder(), [...packagesIn(folder()), ...fonts, 'webpack'])
  // `packagesIn` finds packages of the first load, inside of Mirage, of a lazy chunk and of the service
  // worker.
  for (const name of ['react', 'miragejs', 'pretender', 'zod', 'workbox-core'])
    expect(packagesIn(folder())).toContain(name)
  expect(read('licenses.txt')).toMatch(/^url-parse, in pretender .*\nLicence: MIT\n\nCopyright .* Kazemier/m)
  expect(read('licenses.txt').match(/^SIL OPEN FONT LICENSE/gm)).toHaveLength(fonts.length)
  for (const file of ['licenses.txt', 'products.xml']) expect(read('sw.js')).not.toContain(`${file}'`)
})

test('a build for the reference server has the licences of the shop, and those of the program of the pages', async () => {
  await build({ API_URL: 'same-origin' })
  expectLicences(folder(), packagesIn(folder()))
  expect(packagesIn(folder())).not.toContain('miragejs')
  expect(read('licenses.txt')).not.toContain('miragejs')
  expectLicences(`${folder()}-pages`, ['react', 'react-dom', 'react-router', 'zod-openapi'])
})

test('with PRERENDER=none there is no page but the shell', async () => {
  await build({ PRERENDER: 'none' })
  const files = readdirSync(folder(), { recursive: true, encoding: 'utf8' })
  const pages = files.filter((file) => file.endsWith('.html'))
  expect(pages.sort()).toEqual(['404.html', 'index.html', 'shell.html'])
  for (const page of pages) expect(read(page)).toBe(read('shell.html'))
})

test('with API_URL the pages show the catalogue of that server', async () => {
  await build({ API_URL: serverUrl })
  const listing = read('products/index.html')
  for (const { title } of catalog.slice(0, 48)) expect(listing).toContain(title)
  for (const { _id, title } of catalog) expect(read(`products/${_id}/index.html`)).toContain(title)
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
