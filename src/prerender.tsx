import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { StaticRouter, useRoutes } from 'react-router-dom'
import type { z } from 'zod'
import type { ListenerServices } from '@/app/listeners/listenerServices'
import { loadPage, routes } from '@/app/routes'
import { locationOf, type PageData, pageDataLoaded } from '@/app/startup/pageData'
import { createStore } from '@/app/store/store'
import { LazyToaster } from '@/app/toasts/lazyToaster'
import { categoriesResponse, productsResponse } from '@/contract/bodySchemas'
import { describeIssue } from '@/contract/describeIssue'
import { openApiDocument } from '@/contract/openApi'
import { relatedProducts, VIRTUALISE_ABOVE } from '@/features/catalog'
import { apiUrl } from '@/shared/api/apiUrl'
import { type Product, parseProduct } from '@/shared/product/product'
import { paths } from '@/shared/routing/paths'

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

/** The catalogue of the server at API_URL, else the mock server's seeds. */
const readCatalog = async () => {
  const [{ products }, { categories }] = await Promise.all(
    process.env.API_URL
      ? [fetchFromServer('products', productsResponse), fetchFromServer('categories', categoriesResponse)]
      : [import('../mock-server/seeds/products'), import('../mock-server/seeds/categories')],
  )
  return { products: products.map(parseProduct), categories }
}

// A product with any other id is served the shell.
const isFileName = ({ _id }: Product) => /^[\w-][\w.-]*$/.test(_id)

const renderPages = async () => {
  const { products, categories } = await readCatalog()
  // A longer listing is virtualised, which depends on the viewport.
  const isLong = products.length > VIRTUALISE_ABOVE
  const catalog = { categories, products: isLong ? undefined : products }
  const dataOf = (product: Product) =>
    isLong ? { products: [product, ...relatedProducts(product, products)], isPartial: true } : catalog
  return [
    render({ path: paths.home, ...catalog }),
    render({ path: paths.products, ...catalog }),
    render({ path: paths.login }, 'userPages'),
    render({ path: paths.signup }, 'userPages'),
    render({ path: paths.orderPlaced }, 'userPages'),
    render({ path: paths.tester }, 'tester'),
    render({ path: paths.loggedOut }),
    render({ path: paths.notFound }),
    ...products
      .filter(isFileName)
      .map((product) => render({ path: paths.product(product._id), ...dataOf(product) }, 'product')),
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
