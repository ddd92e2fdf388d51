import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { type RouteObject, StaticRouter, useRoutes } from 'react-router-dom'
import { Layout } from '@/app/Layout'
import { routes } from '@/app/routes'
import { createStore } from '@/app/store'
import type { World } from '@/app/world'
import { catalogApi, ProductDetailSkeleton } from '@/features/catalog'
import page from '@/pages/product/ProductPage.module.css'
import { paths } from '@/shared/paths'
import { readProduct } from '@/shared/product/product'
import { Loader } from '@/shared/ui/Loader'
import { Page } from '@/shared/ui/Page'
import { categories } from '../mock-server/seeds/categories'
import { products } from '../mock-server/seeds/products'

/** What every page begins with where its content is not written ahead. */
const elsewhere: RouteObject[] = [
  { element: <Layout />, children: [{ path: paths.notFound, element: <Loader /> }] },
]

// Nobody presses anything while a page is written.
const nowhere: World = {
  navigate: async () => {},
  pathname: () => paths.home,
  locationState: () => null,
  toast: () => {},
  takeUpdate: async () => {},
  log: () => {},
  removeSession: () => {},
  tellOtherTabs: () => {},
}

// Only the mock server's catalogue is known before anybody asks.
const isKnown = !process.env.API_URL

const openStore = (isLoaded: boolean) => {
  const store = createStore(nowhere)
  if (isLoaded)
    store.dispatch(
      catalogApi.util.upsertQueryEntries([
        { endpointName: 'getProducts', arg: undefined, value: products.map(readProduct) },
        { endpointName: 'getCategories', arg: undefined, value: categories },
      ]),
    )
  return store
}

const Screens = ({ tree }: { tree: RouteObject[] }) => useRoutes(tree)

const write = (path: string, { isLoaded = false, tree = routes } = {}) =>
  renderToStaticMarkup(
    <Provider store={openStore(isLoaded)}>
      <StaticRouter location={path}>
        <Screens tree={tree} />
      </StaticRouter>
    </Provider>,
  )

/** An address, whatever query it has. Shared links bring some along. */
const withAnyQuery = (path: string) => `${path} ${path}?`

/** What the page of a garment begins with, between header and footer. */
const writeGarments = () =>
  products.map(readProduct).map((product) => ({
    addresses: withAnyQuery(paths.product(product._id)),
    extent: 'garment',
    markup: renderToStaticMarkup(
      <Page className={page.page}>
        <ProductDetailSkeleton product={product} />
      </Page>,
    ),
  }))

/**
 * Writes the first screens as a visitor will see them, with the shop's own components. Run by the build
 * (`scripts/prerender.cjs`), in Node; returns for each the addresses it is for (`/products?` stands for any
 * query, `*` for every other address), its markup, and its extent: the `whole` of a screen, the `part` that needs no
 * catalogue, or a `garment`, which stands within such a part.
 */
export const prerender = async () => [
  { addresses: withAnyQuery(paths.home), extent: 'part', markup: write(paths.home) },
  { addresses: withAnyQuery(paths.products), extent: 'part', markup: write(paths.products) },
  { addresses: '*', extent: 'part', markup: write(paths.notFound, { tree: elsewhere }) },
  ...(isKnown
    ? [
        {
          addresses: withAnyQuery(paths.home),
          extent: 'whole',
          markup: write(paths.home, { isLoaded: true }),
        },
        {
          addresses: paths.products,
          extent: 'whole',
          markup: write(paths.products, { isLoaded: true }),
        },
        ...writeGarments(),
      ]
    : []),
]
