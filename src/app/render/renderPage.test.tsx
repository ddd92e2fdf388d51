import { setImmediate } from 'node:timers'
import type { ProductsResponse } from '@resham/contract'
import { setCatalog } from '@resham/mock-server/catalog/catalog'
import { extendCatalog } from '@resham/mock-server/catalog/extendCatalog'
import { readPublic } from '@resham/mock-server/routes/readPublic'
import { products } from '@resham/mock-server/seeds/products'
import { anyProductId } from '@resham/server/tests/support/anyProductId'
import * as fc from 'fast-check'
import { type PageEntry, pages, prerenderedPages } from '@/pages/pageTable'
import { catalogApi } from '@/shared/catalog/catalogApi'
import { paths } from '@/shared/routing/paths'
import { pageUrlOf, readPageData, renderPage } from './renderPage'

// React's renderer for Node needs `setImmediate`, which jsdom hides.
Object.assign(globalThis, { setImmediate })

const requests: string[] = []

/** What the mock server responds. */
const get = async (path: string) => {
  requests.push(path)
  return readPublic(path)
}

const render = async (url: string) => {
  const data = await readPageData(pageUrlOf(url) ?? '', get)
  return data && renderPage(data)
}

const endpointsOf = (page: Awaited<ReturnType<typeof render>>) =>
  page?.data.queries?.map(({ endpointName }) => endpointName)

afterEach(() => {
  requests.length = 0
  extendCatalog(0)
  jest.restoreAllMocks()
})

test('the document of a filtered listing has its products alone', async () => {
  const page = await render('/products?category=Kurti&category=Nothing&utm_source=a')
  const kurtis = products.filter(({ categoryName }) => categoryName === 'Kurti')
  expect(kurtis.length).toBeGreaterThan(0)
  for (const { title } of products) {
    const isIts = kurtis.some((kurti) => kurti.title === title)
    expect([title, page?.markup.includes(`aria-label="${title}"`)]).toEqual([title, isIts])
    expect([title, JSON.stringify(page?.data).includes(title)]).toEqual([title, isIts])
  }
  expect(page?.markup).toContain(`${kurtis.length} products`)
  expect(page?.data.filters?.category).toEqual(['Kurti'])
  expect(requests).toEqual(['categories', 'products?category=Kurti&limit=48'])
})

test('the document of a category has its name, its canonical URL and its products as data', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: 'https://resham.example' })
  const read = async (query: string) => {
    const page = await render(`/products?${query}`)
    const html = new DOMParser().parseFromString(`${page?.head}${page?.markup}`, 'text/html')
    return {
      title: html.querySelector('title')?.textContent,
      heading: html.querySelector('h1')?.textContent,
      canonical: html.querySelector('link[rel="canonical"]')?.getAttribute('href'),
      lists: [...html.querySelectorAll('script')].flatMap(({ textContent }) => JSON.parse(textContent)),
    }
  }
  const sarees = products.filter(({ categoryName }) => categoryName === 'Saree')
  const { lists, ...head } = await read('category=Saree&utm_source=a')
  expect(head).toEqual({
    title: 'Saree Collection · Resham',
    heading: 'Saree Collection',
    canonical: 'https://resham.example/products?category=Saree',
  })
  expect(lists.map((list) => list['@type'])).toEqual(['BreadcrumbList', 'ItemList'])
  expect(lists[1].itemListElement.map(({ name }: { name: string }) => name).toSorted()).toEqual(
    sarees.map(({ title }) => title).toSorted(),
  )
  expect(await read('category=Saree&category=Kurti')).toEqual({
    title: 'Products · Resham',
    heading: 'Products',
    canonical: 'https://resham.example/products',
    lists: [],
  })
})

test('the load of a page decides what its document has', async () => {
  expect(endpointsOf(await render(paths.home))).toEqual(['getCategories'])
  const home = pages.find(({ path }) => path === paths.home) as Required<PageEntry>
  jest.spyOn(home, 'startQueries').mockImplementation((dispatch) => {
    dispatch(catalogApi.endpoints.getProducts.initiate('rating=4'))
    return undefined
  })
  const page = await render(paths.home)
  expect(endpointsOf(page)).toEqual(['getProducts'])
  expect(page?.markup).not.toContain('Kurti Collection')
})

test('a page has what its queries brought, and nothing of how', async () => {
  const page = await render(paths.product('aubergine-paithani-saree'))
  expect(endpointsOf(page)).toEqual(['getProduct', 'findProducts'])
  for (const query of page?.data.queries ?? [])
    expect(Object.keys(query)).toEqual(['endpointName', 'arg', 'value'])
  expect(page?.chunks).toEqual(['start', 'app', 'product'])
})

test.each(['/products/nothing', '/products/%00', '/products/%E0%A4%A'])('%s is no page', async (url) => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  expect(pageUrlOf(url)).toBe(url)
  expect(await readPageData(url, get)).toBeUndefined()
  expect(requests).toEqual(url.includes('%') ? [] : ['products/nothing'])
})

test('a product of any id that can be imported has a document, with its canonical URL', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: 'https://resham.example' })
  await fc.assert(
    fc.asyncProperty(anyProductId, async (_id) => {
      setCatalog(products.map((product, index) => (index === 1 ? { ...product, _id } : product)))
      const url = paths.product(_id)
      const page = await render(`${url}?utm_source=a`)
      const head = new DOMParser().parseFromString(page?.head ?? '', 'text/html')
      const canonical = head.querySelector('link[rel="canonical"]')
      expect(canonical?.getAttribute('href')).toBe(`https://resham.example${url}`)
      expect(page?.data.path).toBe(url)
    }),
    { numRuns: 30 },
  )
})

test.each(['/cart', '/mockMan', '/nothing', '/Products', '/products/a/b'])(
  '%s has no document of its own',
  (url) => {
    expect(pageUrlOf(url)).toBeUndefined()
  },
)

test.each(prerenderedPages)('$path has no field whose text the start would lose', async ({ path }) => {
  const page = await render(path.replace(/:\w+/, 'aubergine-paithani-saree'))
  expect(page?.markup).toContain('<main')
  expect(page?.markup).not.toMatch(/<(textarea|select)\b/)
})

test('a page whose data cannot be read fails for that reason', async () => {
  const failure = new Error('no database')
  const fail = async () => {
    throw failure
  }
  for (const url of ['/', '/products', '/products/aubergine-paithani-saree'])
    await expect(readPageData(url, fail)).rejects.toBe(failure)
})

test('a page whose data the server does not know fails, in place of a loader', async () => {
  const unknown = async () => undefined
  await expect(readPageData('/', unknown)).rejects.toThrow('There is no categories')
  expect(await readPageData('/products/aubergine-paithani-saree', unknown)).toBeUndefined()
})

test('the listing of a small catalogue in pages asks for the first of them alone', async () => {
  const first = { ...((await readPublic('products?limit=8')) as ProductsResponse), total: 20 }
  const data = await readPageData('/products', async (path) => {
    requests.push(path)
    return path.startsWith('products') ? first : readPublic(path)
  })
  expect(requests.sort()).toEqual(['categories', 'products?limit=48'])
  expect((await renderPage(data ?? {})).markup).toContain('8 of 20 products')
})
