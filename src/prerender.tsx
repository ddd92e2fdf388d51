import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom'
import { Layout } from '@/app/Layout'
import { routes } from '@/app/routes'
import { createStore } from '@/app/store'
import type { World } from '@/app/world'
import { catalogApi } from '@/features/catalog'
import { paths } from '@/shared/paths'
import { readProduct } from '@/shared/product/product'
import { Loader } from '@/shared/ui/Loader'
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

const write = async (path: string, { isLoaded = false, tree = routes } = {}): Promise<string> => {
  const { query, dataRoutes } = createStaticHandler(tree)
  const context = await query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} leads elsewhere.`)
  const router = createStaticRouter(dataRoutes, context)
  return renderToStaticMarkup(
    <Provider store={openStore(isLoaded)}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Provider>,
  )
}

/** The screens that can be written with their contents, and before these come: not those of a real server. */
const whole = isKnown ? [paths.home, paths.products] : []

/**
 * Writes the first screens as a visitor will see them, with the shop's own components. Run by the build
 * (`scripts/prerender.cjs`), in Node; returns for each the addresses it is for (`/products?` stands for any
 * query, `*` for every other address), whether it shows the whole catalogue or a part, and its markup.
 */
export const prerender = async () => [
  { addresses: '/ /?', extent: 'part', markup: await write(paths.home) },
  { addresses: '/products /products?', extent: 'part', markup: await write(paths.products) },
  { addresses: '*', extent: 'part', markup: await write(paths.notFound, { tree: elsewhere }) },
  ...(await Promise.all(
    whole.map(async (path) => ({
      addresses: path === paths.home ? '/ /?' : path,
      extent: 'whole',
      markup: await write(path, { isLoaded: true }),
    })),
  )),
]
