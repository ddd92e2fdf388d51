import { setImmediate } from 'node:timers'
import type { PagesProgram } from '@resham/delivery/pagesProgram'
import { setCatalog } from '@resham/mock-server/catalog/catalog'
import { readPublic } from '@resham/mock-server/routes/readPublic'
import { categories } from '@resham/mock-server/seeds/categories'
import { products } from '@resham/mock-server/seeds/products'
import { anyProductId } from '@resham/server/tests/support/anyProductId'
import * as fc from 'fast-check'
import type { PageData } from '../../src/app/render/pageData'
import { siteFiles } from './siteFiles.cjs'

// React renders documents in Node with `setImmediate`, which jsdom hides.
Object.assign(globalThis, { setImmediate })
process.env.API_URL = 'https://api.example'

const [saree] = products
const of = (changes: object) => ({ products: [{ ...saree, ...changes }] })

/** The call of a URL of the server, without its query. */
const callOf = (url: unknown) => String(url).replace(/^.*\/api\/|\?.*/g, '')

/**
 * Prerenders the shop with these bodies, by call, and those of the mock for others. A text is sent as it is.
 */
const prerenderAll = async (bodies: Record<string, unknown>, status = 200) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const call = callOf(url)
    const body = call in bodies ? bodies[call] : await readPublic(call)
    if (body instanceof Error) throw body
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  })
  const { prerender } = await import('./pagesProgram')
  return prerender()
}

const prerenderFrom = async (...responses: Parameters<typeof prerenderAll>) =>
  (await prerenderAll(...responses)).pages

const SITE = {
  siteUrl: 'https://resham.example',
  paths: [],
  patterns: [],
  unlistedPatterns: [],
  sitemapPaths: [],
  productPaths: [],
  products: [],
  policy: '',
}

afterEach(() => {
  jest.restoreAllMocks()
  setCatalog(products)
})

describe('prerender, with a real server', () => {
  // biome-ignore format: a table is read by its columns.
  test.each<[what: string, products: unknown, reason: string]>([
    ['a page instead of JSON', '<p>\n</p>', `Unexpected token '<', "<p> </p>" is not valid JSON`],
    ['no list', {}, 'products is missing'],
    ['nothing', null, 'the body is null instead of an object'],
    ['a product without a price', of({ price: '' }), `${saree?._id}: products[0].price is "", which does not match /^\\d{1,10}$/`],
    ['a product without an id', of({ _id: '' }), 'products[0]._id is empty'],
    ['half a URL', of({ imageLink: 'https://' }), `${saree?._id}: products[0].imageLink is "https://": neither a path nor a URL`],
    ['no server', new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }), 'fetch failed: ECONNREFUSED'],
    ['a wrong certificate', new TypeError('fetch failed', { cause: new Error('self-signed') }), 'fetch failed: self-signed'],
  ])('%s stops the build with one line', async (_what, body, reason) => {
    await expect(prerenderFrom({ products: body })).rejects.toThrow(
      new Error(
        `API_URL: https://api.example/api/products?limit=48 could not be read (${reason}). PRERENDER=none builds without it.`,
      ),
    )
  })

  test('a status stops it, and so does a category', async () => {
    await expect(prerenderFrom({}, 503)).rejects.toThrow('could not be read (status 503)')
    await expect(
      prerenderFrom({ categories: { categories: [{ ...categories[0], image: '' }] } }),
    ).rejects.toThrow(
      'https://api.example/api/categories could not be read (saree: categories[0].image is "": neither',
    )
  })

  const pageOf = (pages: Awaited<ReturnType<typeof prerenderFrom>>, path: string) =>
    pages.find(({ data }) => data.path === path)

  test('the listing has the first 48 of 61 products, and each product its page with the related ones', async () => {
    const many = Array.from({ length: 61 }, (_, i) => ({
      ...saree,
      _id: `saree-${i}`,
      title: `Saree No. ${i}.`,
    }))
    const [category] = categories
    const pages = await prerenderFrom({
      products: { products: many },
      categories: { categories: [{ ...category, _id: 'stole', categoryName: 'Stole' }] },
    })
    expect(pageOf(pages, '/')?.markup).toContain('Stole Collection')
    const listing = pageOf(pages, '/products')
    expect(listing?.markup).toContain('48 of 61 products')
    expect(listing?.markup).toContain('Show more (13 left)')
    expect(listing?.markup).toContain('Saree No. 47.')
    expect(JSON.stringify(listing)).not.toContain('Saree No. 48.')
    expect(pageOf(pages, '/products/saree-60')?.markup).toContain('Saree No. 60.')
    expect(pageOf(pages, '/products/saree-60')?.markup).toContain('You may also like')
    expect(JSON.stringify(pageOf(pages, '/products/saree-60'))).not.toContain('Saree No. 40.')
    expect(JSON.stringify(pageOf(pages, '/')?.data)).not.toContain('Saree No.')
  })

  test('pages that are rendered at once share nothing', async () => {
    const { readPageData, renderPage }: PagesProgram<PageData> = await import('./pagesProgram')
    const get = async (path: string) => readPublic(path)
    const addresses = ['', '?search=kota', '?category=Kurti', '?rating=4&sortby=lowToHigh'].map(
      (query) => `/products${query}`,
    )
    const render = async (address: string) => renderPage((await readPageData(address, get)) ?? {})
    const alone: unknown[] = []
    for (const address of addresses) alone.push(await render(address))
    expect(await Promise.all(addresses.map(render))).toEqual(alone)
    expect(new Set(alone.map((page) => JSON.stringify(page))).size).toBe(addresses.length)
  })

  test('only the first 2,000 products of a long catalogue have a page', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    // An id with a question mark is no file name.
    const ids = Array.from({ length: 2_500 }, (_, i) => ([7, 1_999, 2_000].includes(i) ? `p${i}` : `p?${i}`))
    const all = ids.map((_id) => ({ ...saree, _id, title: `Saree ${_id}.` }))
    const requests: string[] = []
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
      const { searchParams } = new URL(String(url))
      requests.push(searchParams.toString())
      const call = callOf(url)
      if (call !== 'products') return new Response(JSON.stringify(await readPublic(call)))
      const [from, limit] = [Number(searchParams.get('after')), Number(searchParams.get('limit'))]
      const next = from + limit < all.length ? `${from + limit}` : null
      const page = { products: all.slice(from, from + limit), next, total: all.length }
      return new Response(JSON.stringify(page))
    })
    const { prerender } = await import('./pagesProgram')
    const { pages } = await prerender()
    expect(pages.flatMap(({ data }) => /p\d+/.exec(data.path ?? '')?.[0] ?? [])).toEqual(['p7', 'p1999'])
    expect(pageOf(pages, '/products')?.markup).toContain('48 of 2,500 products')
    expect(pageOf(pages, '/products/p1999')?.markup).toContain('You may also like')
    expect(warn).toHaveBeenCalledWith(
      'The first 2000 products have a page of their own; the shell shows the others.',
    )
    // One request for all products of a category.
    expect(requests.filter((query) => query.startsWith('category='))).toEqual(['category=Saree&limit=9'])
  })

  test('a product of any id that can be imported is in the sitemap and the feed, and has a page where it is a file name', async () => {
    const names = ['a b', 'é', 'साड़ी', 'a.b']
    const others = ['a&b', 'साड़ी 1?#%', 'index.html', 'a.', '.a', 'e\u0301', 'ा'.repeat(90)]
    const ids = [...new Set([...names, ...others, ...fc.sample(anyProductId, 200)])]
    const { pages, productPaths, ...catalog } = await prerenderAll({
      products: { products: ids.map((_id) => ({ ...saree, _id })) },
    })
    expect(productPaths).toEqual(ids.map((id) => `/products/${encodeURIComponent(id)}`))
    const files = siteFiles({ ...SITE, productPaths, ...catalog })
    const textsIn = (file: string, name: string) => {
      const document = new DOMParser().parseFromString(files[file] ?? '', 'text/xml')
      return Array.from(document.getElementsByTagName(name), ({ textContent }) => textContent)
    }
    const urls = productPaths.map((path) => SITE.siteUrl + path)
    expect(textsIn('sitemap.xml', 'loc')).toEqual(urls)
    expect(textsIn('products.xml', 'g:link')).toEqual(urls)
    const found = pages
      .flatMap(({ data }) => /^\/products\/(.+)/.exec(data.path ?? '')?.[1] ?? [])
      .map(decodeURIComponent)
    expect(found).toEqual(expect.arrayContaining(names))
    for (const id of others) expect(found).not.toContain(id)
    // No file name has characters that a host leaves encoded, or that a file system refuses.
    for (const id of found) expect(id).toMatch(/^(?!\.)[^;/?:@&=+$,#%\\*"<>|]{1,255}(?<![. ])$/)
  })
})
