import { skipToken } from '@reduxjs/toolkit/query'
import { MAX_REQUESTED_IDS, type ProductId } from '@resham/contract'
import type { Product } from '@/shared/product/product'
import { useAppSelector } from '@/shared/redux/hooks'
import type { RootState } from '@/shared/redux/rootState'
import { catalogApi, findProducts, getProducts } from './catalogApi'
import { selectFilteredBy, selectWholeCatalog } from './catalogSelectors'

/** The product, if a listing has loaded it. */
const selectListedProduct = (state: RootState, _id: ProductId | undefined): Product | undefined => {
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
