import { configureStore } from '@reduxjs/toolkit'
import { prerender } from 'react-dom/static'
import { Provider } from 'react-redux'
import { createStaticHandler, createStaticRouter, matchPath, StaticRouterProvider } from 'react-router-dom'
import { filtersToQuery, queryToFilters, withKnownCategories } from '@/features/listing'
import { prerenderedPages } from '@/pages/pageTable'
import { api } from '@/shared/api/api'
import type { Send } from '@/shared/api/baseQueryTypes'
import { describeError } from '@/shared/api/describeError'
import { catalogApi } from '@/shared/catalog/catalogApi'
import { isListing } from '@/shared/routing/paths'
import { IsShellDocument } from '../layout/isShell'
import { routes } from '../router/routes'
import { inertStore } from '../store/inertStore'
import { createRootReducer } from '../store/store'
import { LazyToaster } from '../toasts/lazyToaster'
import { type PageData, prerenderedState } from './pageData'

/** Takes the path of a GET call under /api; returns the body of its response, undefined for a 404. */
export type Get = (path: string) => Promise<unknown>

/** Takes a path; returns its page, or undefined where the shell is the page. */
const findPage = (pathname: string) =>
  prerenderedPages.find(
    ({ path }) =>
      path === pathname ||
      // `matchPath` compiles the pattern on each call, so it is called for patterns only.
      (path.includes(':') && matchPath({ path, caseSensitive: true }, pathname)),
  )

/**
 * Takes a path with its query; returns the URL of its page: the path alone, or, for the listing, with its
 * filters. Undefined where the shell is the page.
 */
export const pageUrlOf = (url: string): string | undefined => {
  if (!URL.canParse(`http://localhost${url}`)) return undefined
  const { pathname, search } = new URL(`http://localhost${url}`)
  const path = pathname.replace(/(?<=.)\/$/, '')
  if (!findPage(path)) return undefined
  return isListing(path) ? path + filtersToQuery(queryToFilters(search)) : path
}

// The reducer is pure as long as nothing is persisted, so all stores share it.
const reducer = createRootReducer()

/** Creates a store without listeners, whose queries call `get`. */
const createQueryStore = (get: Get) => {
  const respond: Send = async ({ url: path, validateStatus }) => {
    // The rest of a small catalogue, which `getProducts` requests by itself, is left to the browser.
    if (path.includes('after=')) return new Promise(() => {})
    try {
      const data = await get(path)
      // A query that accepts a 404 sets `validateStatus`. Any other one fails, or its page would show a
      // loader for ever.
      if (data === undefined && !validateStatus) throw new Error(`There is no ${path}`)
      return { data: data ?? {} }
    } catch (error) {
      return { error: { status: 'CUSTOM_ERROR', error: `${error}`, data: error } }
    }
  }
  return configureStore({
    reducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument: { respond } }, serializableCheck: false }).concat(
        api.middleware,
      ),
    devTools: false,
  })
}

type QueryStore = ReturnType<typeof createQueryStore>

/** Returns the entries of the cache. Throws the first failure. */
const readCache = ({ getState }: QueryStore): PageData['queries'] =>
  Object.values(getState().api.queries).flatMap((query) => {
    if (!query?.endpointName) return []
    const { error, endpointName, originalArgs: arg, data: value } = query
    // biome-ignore lint/suspicious/noExplicitAny: the cache does not know of which endpoint an entry is.
    if (!error) return [{ endpointName, arg, value } as any]
    throw 'data' in error && error.data instanceof Error ? error.data : new Error(describeError(error))
  })

/**
 * Takes the URL of a page and the API; runs the page's queries and returns the cached results. Undefined
 * where there is no such page, such as that of an unknown product.
 */
export const readPageData = async (url: string, get: Get): Promise<PageData | undefined> => {
  const [path = '', search = ''] = url.split(/(?=\?)/)
  const page = findPage(path)
  if (!page) return undefined
  const store = createQueryStore(get)
  const { dispatch } = store
  const all = queryToFilters(search)
  const known =
    all.category.length > 0 ? await dispatch(catalogApi.endpoints.getCategories.initiate()) : undefined
  const filters = withKnownCategories(all, known?.data)
  const isKnown = await page.startQueries?.(dispatch, { pathname: path, filters })
  await Promise.all(dispatch(api.util.getRunningQueriesThunk()))
  const queries = readCache(store)
  if (isKnown === false) return undefined
  return { path, ...(filtersToQuery(filters) && { filters }), ...(queries?.length && { queries }) }
}

/** The title and the meta and link elements that React renders before the markup. */
const HEAD = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s

const { query, dataRoutes } = createStaticHandler(routes)

/** Renders the page of this data, or the shell if it has no path. Renderings share nothing. */
export const renderPage = async (data: PageData) => {
  const context = await query(new Request(`http://localhost${data.path ?? '/'}`))
  // A page whose code cannot be loaded would be rendered as an error.
  if (context instanceof Response || context.errors)
    throw new Error(`The page ${data.path} cannot be rendered.`)
  const { prelude } = await prerender(
    // The state that the page is hydrated from.
    <Provider store={inertStore(prerenderedState(data))}>
      <IsShellDocument value={data.path === undefined}>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </IsShellDocument>
      {/* `App` has it here too, and so `useId` returns the same ids. */}
      <LazyToaster />
    </Provider>,
    // The HTML comes in one piece, so that a browser without JavaScript shows all of it.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const html = await new Response(prelude).text()
  const head = HEAD.exec(html)?.[0] ?? ''
  const chunk = data.path && findPage(data.path)?.chunk
  return { head, markup: html.slice(head.length), data, chunks: ['start', 'app', ...(chunk ? [chunk] : [])] }
}
