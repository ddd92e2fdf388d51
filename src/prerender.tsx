import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { StaticRouter, useRoutes } from 'react-router-dom'
import type { ListenerServices } from '@/app/listeners/listenerServices'
import { loadPage, routes } from '@/app/routes'
import { locationOf, type PageData, pageDataLoaded } from '@/app/startup/pageData'
import { createStore } from '@/app/store/store'
import { LazyToaster } from '@/app/toasts/lazyToaster'
import type { CategoriesResponse, ProductsResponse } from '@/contract'
import { openApiDocument } from '@/contract/openApi'
import { relatedProducts, VIRTUALISE_ABOVE } from '@/features/catalog'
import { apiUrl } from '@/shared/api/apiUrl'
import { type Product, parseProduct } from '@/shared/product/product'
import { paths } from '@/shared/routing/paths'

type Chunk = 'account' | 'product' | 'tester'

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

const fetchFromServer = async <Body,>(path: string): Promise<Body> => {
  const url = `${apiUrl}/${path}`
  try {
    const response = await fetch(url)
    if (response.ok) return response.json()
    throw new Error(`status ${response.status}`)
  } catch (error) {
    throw new Error(`API_URL: ${url} could not be read (${error}). PRERENDER=none builds without it.`)
  }
}

/** The catalogue of the server at API_URL, else the mock server's seeds. */
const readCatalog = async () => {
  const [{ products }, { categories }] = await Promise.all(
    process.env.API_URL
      ? [fetchFromServer<ProductsResponse>('products'), fetchFromServer<CategoriesResponse>('categories')]
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
    render({ path: paths.login }, 'account'),
    render({ path: paths.signup }, 'account'),
    render({ path: paths.orderPlaced }, 'account'),
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
 * `scripts/build/prerenderPlugin.cjs`. Throws when the catalogue of API_URL cannot be read. A shop that its server
 * serves too has the shell alone: that server's URL and catalogue are unknown.
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
