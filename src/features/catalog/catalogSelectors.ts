import { createSelector } from '@reduxjs/toolkit'
import { skipToken } from '@reduxjs/toolkit/query'
import { countByCategory, MAX_REQUESTED_IDS, type ProductId } from '@resham/contract'
import type { Product } from '@/shared/product/product'
import type { AppState } from '@/shared/redux/appState'
import { useAppSelector } from '@/shared/redux/hooks'
import { catalogApi, findProducts, getProducts, isSmall } from './catalogApi'

const selectPages = (state: AppState) => getProducts.select('')(state).data?.pages

/**
 * The products of the catalogue that are loaded, in its order. A single page is returned as it is, so that a
 * response with the same products keeps the list: a new list would hydrate every card at once.
 */
export const selectLoadedProducts = createSelector([selectPages], (pages = []) => {
  const [first, second] = pages
  return first && !second ? first.products : pages.flatMap(({ products }) => products)
})

/** The whole catalogue, if it is loaded. */
export const selectWholeCatalog = (state: AppState): Product[] | undefined => {
  const last = selectPages(state)?.at(-1)
  return last && !last.next ? selectLoadedProducts(state) : undefined
}

/**
 * Who filters the catalogue: the browser once it has all of it, or the server if the catalogue is too long
 * for the browser or could not be loaded. Undefined until that is known.
 */
export const selectFilteredBy = (state: AppState): 'browser' | 'server' | undefined => {
  if (selectWholeCatalog(state)) return 'browser'
  const { data, isError, isLoading } = getProducts.select('')(state)
  if (isError) return 'server'
  if (data) return isSmall(data.pages[0]) ? undefined : 'server'
  // A prerendered listing with filters brings products that the server has filtered.
  const queries = catalogApi.util.selectCachedArgsForQuery(state, 'getProducts')
  return isLoading && !queries.some((query) => query !== '') ? undefined : 'server'
}

/** How many products each category of the catalogue has, once known. */
export const selectCategoryCounts = createSelector(
  [(state: AppState) => selectPages(state)?.[0]?.counts, selectWholeCatalog],
  (counts, whole) => counts ?? (whole && countByCategory(whole)),
)

/** The product, if a listing has loaded it. */
const selectListedProduct = (state: AppState, _id: ProductId | undefined): Product | undefined => {
  const queries = catalogApi.util.selectCachedArgsForQuery(state, 'getProducts')
  const pages = queries.flatMap((query) => getProducts.select(query)(state).data?.pages ?? [])
  const page = pages.find(({ products }) => products.some((product) => product._id === _id))
  return page?.products.find((product) => product._id === _id)
}

/**
 * The query of a product, which sends no request for one that a listing has loaded. `isUnknown` if there is
 * no such product, or no id. On the first page `loadCatalog` has sent the request already.
 */
export const useProduct = (_id: ProductId | undefined) => {
  const listed = useAppSelector((state) => selectListedProduct(state, _id))
  const isWhole = useAppSelector(selectWholeCatalog) !== undefined
  const query = catalogApi.useGetProductQuery(_id ?? skipToken, { skip: listed !== undefined || isWhole })
  const found = listed ?? query.currentData
  return {
    ...query,
    currentData: found ?? undefined,
    isUnknown: !listed && (_id === undefined || isWhole || found === null),
  }
}

/**
 * The products that the server finds for a query of GET products, or found for the previous one; the whole
 * catalogue where it is loaded. A server may ignore the query, too, so callers apply their own rule.
 * Undefined until they are known.
 */
export const useProducts = (query: string | undefined): Product[] | undefined => {
  const whole = useAppSelector(selectWholeCatalog)
  const arg = query ?? skipToken
  findProducts.useQuerySubscription(arg, {
    skip: useAppSelector(selectFilteredBy) !== 'server',
    refetchOnMountOrArgChange: true,
  })
  const found = findProducts.useQueryState(arg)
  return whole ?? found.data
}

/**
 * Takes ids of products; returns the query that finds them, undefined for none and for more than it may name.
 */
export const idsQuery = (ids: ProductId[]): string | undefined =>
  ids.length > 0 && ids.length <= MAX_REQUESTED_IDS ? `ids=${ids.map(encodeURIComponent).join()}` : undefined
