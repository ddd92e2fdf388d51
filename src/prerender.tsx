import { memoize } from 'es-toolkit'
import { prerender as prerenderToStream } from 'react-dom/static'
import { Provider } from 'react-redux'
import { StaticRouter } from 'react-router-dom'
import type { z } from 'zod'
import { withKnownCategories } from '@/app/listeners/removeUnknownCategories'
import { AppRoutes } from '@/app/router/AppRoutes'
import { locationOf, type PageData } from '@/app/startup/pageData'
import { inertStore } from '@/app/store/inertStore'
import { prerenderedState } from '@/app/store/store'
import { LazyToaster } from '@/app/toasts/lazyToaster'
import {
  type CategoriesResponse,
  DEFAULT_PAGE_SIZE,
  MAX_PAGE_SIZE,
  type ProductDto,
  type ProductResponse,
  type ProductsResponse,
} from '@/contract'
import { categoriesResponse, productsResponse } from '@/contract/catalog'
import { describeIssue } from '@/contract/describeIssue'
import { openApiDocument } from '@/contract/openApi'
import { readPage, relatedProducts, relatedQuery } from '@/features/catalog'
import { filtersToQuery, filtersToRequest, queryToFilters } from '@/features/filters'
import { pages } from '@/pages/pages'
import { apiUrl } from '@/shared/api/apiUrl'
import { FIRST_PAGE } from '@/shared/api/prefetchCatalog'
import { parseProduct } from '@/shared/product/product'
import { paths } from '@/shared/routing/paths'
import { categories as seedCategories } from '../mock-server/seeds/categories'
import { products as seeds } from '../mock-server/seeds/products'

/** Takes the path of a GET call under /api; returns the body of its response, undefined for a 404. */
type Get = (path: string) => Promise<unknown>

/** The pages with an address of their own, and that anybody may see without a log-in. */
const PAGES = pages.filter(({ path, audience }) => !path.includes(':') && audience !== 'shoppers')

const isProductPath = (path: string) => /^\/products\/[^/]+$/.test(path)

/**
 * Takes a path with its query; returns the URL of its page: the path, of the listing with its filters, and nothing
 * else of the query. Undefined where the shell is the page.
 */
export const pageUrlOf = (url: string): string | undefined => {
  if (!URL.canParse(`http://localhost${url}`)) return undefined
  const { pathname, search } = new URL(`http://localhost${url}`)
  const path = pathname.replace(/(?<=.)\/$/, '')
  if (path === paths.products) return path + filtersToQuery(queryToFilters(search))
  return PAGES.some((page) => page.path === path) || isProductPath(path) ? path : undefined
}

const readListing = async (query: string, get: Get): Promise<PageData> => {
  const { categories } = (await get('categories')) as CategoriesResponse
  const filters = withKnownCategories(queryToFilters(query), categories)
  const readFirst = async (request: string) => {
    const path = `products?${[request, FIRST_PAGE].filter(Boolean).join('&')}`
    const page = readPage((await get(path)) as ProductsResponse)
    // That of a server which sends everything at once is cut to the size of a page.
    const isCut = page.products.length > DEFAULT_PAGE_SIZE
    const { next = isCut ? 'unknown' : null, total = page.products.length } = page
    return { ...page, products: page.products.slice(0, DEFAULT_PAGE_SIZE), next, total }
  }
  const all = await readFirst('')
  const wanted = filtersToRequest(filters)
  // A catalogue that is whole is filtered by the page.
  const request = all.next ? wanted : ''
  const first = request ? await readFirst(request) : all
  return {
    path: paths.products,
    ...(wanted && { filters }),
    queries: [
      { endpointName: 'getProducts', arg: request, value: { pages: [first], pageParams: [FIRST_PAGE] } },
      { endpointName: 'getCategories', value: categories },
    ],
  }
}

const readProduct = async (path: string, get: Get): Promise<PageData | undefined> => {
  // The path of the page is that of the call.
  const body = (await get(path.slice(1))) as ProductResponse | undefined
  if (!body) return undefined
  const product = parseProduct(body.product)
  const query = relatedQuery(product)
  const { products } = readPage((await get(`products?${query}`)) as ProductsResponse)
  // Their cards show no description.
  const related = relatedProducts(product, products).map((other) => ({ ...other, description: '' }))
  return {
    path,
    queries: [
      { endpointName: 'getProduct', arg: product._id, value: product },
      { endpointName: 'findProducts', arg: query, value: related },
    ],
  }
}

/** Takes an address and the API; returns what its page shows, undefined for that of an unknown product. */
export const readPageData = async (address: string, get: Get): Promise<PageData | undefined> => {
  const [path = '', query = ''] = address.split('?')
  if (path === paths.products) return readListing(query, get)
  if (isProductPath(path)) return readProduct(path, get)
  if (path !== paths.home) return { path }
  const { categories } = (await get('categories')) as CategoriesResponse
  return { path, queries: [{ endpointName: 'getCategories', value: categories }] }
}

/** The title and the meta and link elements that React renders before the markup. */
const HEAD = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s

/** Renders the page of this data, or the shell without any. Nothing is shared with another rendering. */
export const renderPage = async (data: PageData) => {
  // The state that the page is hydrated from.
  const store = inertStore(prerenderedState(data))
  const { path = '' } = data
  const chunk = isProductPath(path) ? 'product' : PAGES.find((page) => page.path === path)?.chunk
  const { prelude } = await prerenderToStream(
    <Provider store={store}>
      <StaticRouter location={locationOf(data)}>
        <AppRoutes />
      </StaticRouter>
      {/* As in `App`: ids depend on it. */}
      <LazyToaster />
    </Provider>,
    // In one piece: a browser without JavaScript shows all of it.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const html = await new Response(prelude).text()
  const head = HEAD.exec(html)?.[0] ?? ''
  return { head, markup: html.slice(head.length), data, chunks: ['main', 'shop', ...(chunk ? [chunk] : [])] }
}

/** Returns a body that keeps the contract; throws its first mistake, with the id of the product or category. */
const parseBody = <Body,>(schema: z.ZodType<Body>, body: unknown): Body => {
  const { data, error } = schema.safeParse(body)
  if (!error) return data
  const [issue] = error.issues as [z.core.$ZodIssue]
  const [list = '', index = ''] = issue.path
  const id = Object(body)[list]?.[index]?._id
  throw new Error((id ? `${id}: ` : '') + describeIssue(issue, body))
}

/** How long a server may take to respond, in ms: long enough for one that has to start first. */
const RESPONSE_TIMEOUT = 30_000

const fetchFromServer = async <Body,>(path: string, schema: z.ZodType<Body>): Promise<Body> => {
  const url = `${apiUrl}/${path}`
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT) })
    if (!response.ok) throw new Error(`status ${response.status}`)
    return parseBody(schema, await response.json())
  } catch (error) {
    const { message, cause } = error as Error & { cause?: NodeJS.ErrnoException }
    // Only the cause of 'fetch failed' says why; the message about invalid JSON may quote a line break.
    const reason = `${message}${cause ? `: ${cause.code ?? cause.message}` : ''}`.replace(/\s+/g, ' ')
    const text = `API_URL: ${url} could not be read (${reason}). PRERENDER=none builds without it.`
    throw Object.assign(new Error(text), { name: 'CatalogError' })
  }
}

/** How many products have a page in a build. */
const MAX_PRODUCT_PAGES = 2000

/** The catalogue of a build: that at API_URL, else the seeds. `get` responds with what its pages show. */
const openCatalog = async () => {
  const readProducts = async (query: string): Promise<ProductsResponse> =>
    process.env.API_URL ? fetchFromServer(`products?${query}`, productsResponse) : { products: seeds }
  const readCategories = async () =>
    process.env.API_URL ? fetchFromServer('categories', categoriesResponse) : { categories: seedCategories }

  const [first, categories] = await Promise.all([readProducts(FIRST_PAGE), readCategories()])
  const products = [...first.products]
  let { next } = first
  while (next && products.length < MAX_PRODUCT_PAGES) {
    const page = await readProducts(String(new URLSearchParams({ limit: `${MAX_PAGE_SIZE}`, after: next })))
    products.push(...page.products)
    next = page.next
  }
  if (next || products.length > MAX_PRODUCT_PAGES)
    console.warn(
      `The first ${MAX_PRODUCT_PAGES} products have a page of their own; the shell shows the others.`,
    )
  const known = new Map<string, unknown>([
    ['categories', categories],
    [`products?${FIRST_PAGE}`, first],
    ...products.map((product) => [paths.product(product._id).slice(1), { product }] as const),
  ])
  // The related products of a category are asked once.
  const find = memoize((path: string) => readProducts(path.replace('products?', '')))
  const get = async (path: string) => known.get(path) ?? (next ? find(path) : { products })
  return { products: products.slice(0, MAX_PRODUCT_PAGES), get }
}

// A product with any other id is served the shell.
const isFileName = ({ _id }: ProductDto) => /^[\w-][\w.-]*$/.test(_id)

const renderPages = async () => {
  const { products, get } = await openCatalog()
  const addresses = [
    ...PAGES.map(({ path }) => path),
    ...products.filter(isFileName).map(({ _id }) => paths.product(_id)),
  ]
  return addresses.map(async (address) => renderPage((await readPageData(address, get)) ?? {}))
}

/**
 * Renders the shell and, unless PRERENDER=none, the page of every public URL: in Node, run by
 * `scripts/build/prerenderPlugin.cjs`. Throws a CatalogError when the catalogue of API_URL cannot be read. A shop that
 * its server serves too has the shell alone: that server renders the pages.
 */
export const prerender = async () => {
  const isShellAlone = process.env.PRERENDER === 'none' || process.env.API_URL === 'same-origin'
  return Promise.all([renderPage({}), ...(isShellAlone ? [] : await renderPages())])
}

/** The paths of all pages but the products'. */
export const staticPaths = Object.values(paths).filter((path) => typeof path === 'string')

/** The OpenAPI document of the API that this build uses. */
export const openApi = () =>
  openApiDocument(process.env.API_URL === 'same-origin' ? undefined : process.env.API_URL)
