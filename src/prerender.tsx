import { memoize } from 'es-toolkit'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { StaticRouter, useRoutes } from 'react-router-dom'
import type { z } from 'zod'
import type { ListenerServices } from '@/app/listeners/listenerServices'
import { loadPage, routes } from '@/app/routes'
import { type CachedQuery, locationOf, type PageData, pageDataLoaded } from '@/app/startup/pageData'
import { createStore } from '@/app/store/store'
import { LazyToaster } from '@/app/toasts/lazyToaster'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '@/contract'
import { categoriesResponse, productsResponse } from '@/contract/bodySchemas'
import { describeIssue } from '@/contract/describeIssue'
import { openApiDocument } from '@/contract/openApi'
import { readPage, relatedProducts, relatedQuery } from '@/features/catalog'
import { api } from '@/shared/api/api'
import { apiUrl } from '@/shared/api/apiUrl'
import { FIRST_PAGE } from '@/shared/api/prefetchCatalog'
import type { Product } from '@/shared/product/product'
import { paths } from '@/shared/routing/paths'
import { categories as seedCategories } from '../mock-server/seeds/categories'
import { products as seeds } from '../mock-server/seeds/products'

type Chunk = 'userPages' | 'product' | 'tester'

/** The title and the meta and link elements that React renders before the markup. */
const HEAD = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s

const Routes = () => useRoutes(routes)

/** Renders the page of this data; `chunk` is the lazy chunk it needs besides those of the first load. */
const render = async (data: PageData, chunk?: Chunk) => {
  // No dispatched action concerns a listener.
  const store = createStore({} as ListenerServices)
  store.dispatch(pageDataLoaded(data))
  const location = locationOf(data)
  await loadPage(location.pathname)
  const html = renderToString(
    <Provider store={store}>
      <StaticRouter location={location}>
        <Routes />
      </StaticRouter>
      {/* As in `App`: ids depend on it. */}
      <LazyToaster />
    </Provider>,
  )
  // Its timers, which remove what is unused, would keep the build running.
  store.dispatch(api.util.resetApiState())
  const head = HEAD.exec(html)?.[0] ?? ''
  const chunks = ['main', 'shop', ...(chunk ? [chunk] : [])]
  return { head, markup: html.slice(head.length), data, chunks }
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

/** The products that the server at API_URL sends for a query; else all the seeds of the mock server. */
const readProducts = async (query: string) =>
  readPage(
    process.env.API_URL ? await fetchFromServer(`products?${query}`, productsResponse) : { products: seeds },
  )

const readCategories = async () =>
  process.env.API_URL ? (await fetchFromServer('categories', categoriesResponse)).categories : seedCategories

/** How many products have a page. */
const MAX_PRODUCT_PAGES = 2000

/** The first page of the listing, the products that have a page, and what finds those related to one. */
const readCatalog = async () => {
  const first = await readProducts(FIRST_PAGE)
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
  const findRelated = memoize((query: string) => readProducts(query))
  return {
    // That of a server which sends everything at once is cut to the size of a page.
    first: {
      ...first,
      products: first.products.slice(0, DEFAULT_PAGE_SIZE),
      next: first.next ?? (first.products.length > DEFAULT_PAGE_SIZE ? 'unknown' : null),
      total: first.total ?? first.products.length,
    },
    products: products.slice(0, MAX_PRODUCT_PAGES),
    relatedTo: async (product: Product) =>
      relatedProducts(product, next ? (await findRelated(relatedQuery(product))).products : products),
  }
}

// A product with any other id is served the shell.
const isFileName = ({ _id }: Product) => /^[\w-][\w.-]*$/.test(_id)

const renderPages = async () => {
  const [{ first, products, relatedTo }, categories] = await Promise.all([readCatalog(), readCategories()])
  const cachedCategories: CachedQuery = { endpointName: 'getCategories', value: categories }
  const cachedListing: CachedQuery = {
    endpointName: 'getProducts',
    arg: '',
    value: { pages: [first], pageParams: [FIRST_PAGE] },
  }
  const renderProduct = async (product: Product) => {
    const related = await relatedTo(product)
    return render(
      {
        path: paths.product(product._id),
        queries: [
          { endpointName: 'getProduct', arg: product._id, value: product },
          { endpointName: 'findProducts', arg: relatedQuery(product), value: related },
        ],
      },
      'product',
    )
  }
  return [
    render({ path: paths.home, queries: [cachedCategories] }),
    render({ path: paths.products, queries: [cachedListing, cachedCategories] }),
    render({ path: paths.login }, 'userPages'),
    render({ path: paths.signup }, 'userPages'),
    render({ path: paths.orderPlaced }, 'userPages'),
    render({ path: paths.tester }, 'tester'),
    render({ path: paths.loggedOut }),
    render({ path: paths.notFound }),
    ...products.filter(isFileName).map(renderProduct),
  ]
}

/**
 * Renders the shell and, unless PRERENDER=none, the page of every public URL: in Node, run by
 * `scripts/build/prerenderPlugin.cjs`. Throws a CatalogError when the catalogue of API_URL cannot be read. A shop that
 * its server serves too has the shell alone: that server's URL and catalogue are unknown.
 */
export const prerender = async () => {
  const isShellAlone = process.env.PRERENDER === 'none' || process.env.API_URL === 'same-origin'
  return Promise.all([render({}), ...(isShellAlone ? [] : await renderPages())])
}

/** The paths of all pages but the products'. */
export const staticPaths = Object.values(paths).filter((path) => typeof path === 'string')

/** The OpenAPI document of the API that this build uses. */
export const openApi = () =>
  openApiDocument(process.env.API_URL === 'same-origin' ? undefined : process.env.API_URL)
