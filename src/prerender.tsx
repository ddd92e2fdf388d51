import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { type Location, StaticRouter, useRoutes } from 'react-router-dom'
import { type PageData, pageDataLoaded, SHELL } from '@/app/pageData'
import { loadPage, routes } from '@/app/routes'
import { createStore } from '@/app/store'
import type { World } from '@/app/world'
import type { CategoriesAnswer, ProductId, ProductsAnswer } from '@/contract'
import { alsoLike, type Category, DRAWN_WHOLE } from '@/features/catalog'
import { apiUrl } from '@/shared/api/apiUrl'
import { paths } from '@/shared/paths'
import { type Product, readProduct } from '@/shared/product/product'

type PageOptions = {
  /** Where it stands in dist/, if not in a folder of its URL. */
  file?: string
  /** The chunk that it comes in, after those of the first load. */
  chunk?: 'account' | 'product' | 'tester'
  productId?: ProductId
}

/** What React renders in front of the markup: title, description, and what else a page says of itself. */
const HEAD = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s

const Screens = () => useRoutes(routes)

const render = async (location: string | Location, data: PageData, options: PageOptions = {}) => {
  const { file = `${location}/index.html`.slice(1), chunk, productId } = options
  // Nothing happens in it that would need the world.
  const store = createStore({} as World)
  store.dispatch(pageDataLoaded(data))
  if (typeof location === 'string') await loadPage(location)
  const html = renderToString(
    <Provider store={store}>
      <StaticRouter location={location}>
        <Screens />
      </StaticRouter>
    </Provider>,
  )
  const head = HEAD.exec(html)?.[0] ?? ''
  const chunks = ['main', 'shop', ...(chunk ? [chunk] : [])]
  return { file: decodeURIComponent(file), head, markup: html.slice(head.length), data, chunks, productId }
}

const fetchFromServer = async <Answer,>(path: string): Promise<Answer> => {
  const url = `${apiUrl}/${path}`
  const response = await fetch(url).catch((error) => ({ ok: false as const, status: error.message }))
  if (response.ok) return response.json()
  throw new Error(`API_URL: ${url} could not be read (${response.status}). PRERENDER=none builds without it.`)
}

type Catalogue = { products: Product[]; categories: Category[] }

/** The catalogue of the server that the build is for; the seeds, where it is the mock server's. */
const readCatalogue = async (): Promise<Catalogue> => {
  const [{ products }, { categories }] = await Promise.all(
    process.env.API_URL
      ? [fetchFromServer<ProductsAnswer>('products'), fetchFromServer<CategoriesAnswer>('categories')]
      : [import('../mock-server/seeds/products'), import('../mock-server/seeds/categories')],
  )
  return { products: products.map(readProduct), categories }
}

const renderPages = ({ products, categories }: Catalogue) => [
  render(paths.home, { categories }, { file: 'index.html' }),
  // How a longer one is rendered depends on the size of the window.
  render(paths.products, { categories, products: products.length > DRAWN_WHOLE ? undefined : products }),
  render(paths.login, {}, { chunk: 'account' }),
  render(paths.signup, {}, { chunk: 'account' }),
  render(paths.orderPlaced, {}, { chunk: 'account' }),
  render(paths.tester, {}, { chunk: 'tester' }),
  render(paths.loggedOut, {}),
  render(paths.notFound, {}),
  ...products.map((product) => {
    const { _id: productId } = product
    const shown = { products: [product, ...alsoLike(product, products)] }
    return render(paths.product(productId), shown, { chunk: 'product', productId })
  }),
]

/**
 * Renders the page of every public URL, and the shell for all others: in Node, run by `scripts/pagesPlugin.cjs`.
 * PRERENDER=none renders the shell alone. Throws when the catalogue of API_URL cannot be read.
 */
export const prerender = async () => {
  const isShellAlone = process.env.PRERENDER === 'none'
  // Some hosts look for the second name, and all of them for the third.
  const names = ['shell.html', '404.html', ...(isShellAlone ? ['index.html'] : [])]
  return Promise.all([
    ...names.map((file) => render(SHELL, { isShell: true }, { file })),
    ...(isShellAlone ? [] : renderPages(await readCatalogue())),
  ])
}
