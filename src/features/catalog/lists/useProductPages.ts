import type { skipToken } from '@reduxjs/toolkit/query'
import { uniqBy } from 'es-toolkit'
import { useEffect, useMemo, useRef } from 'react'
import { useAppStore } from '@/shared/redux/hooks'
import { catalogApi, getProducts } from '../catalogApi'

const { getRunningQueryThunk } = catalogApi.util

/**
 * The loaded pages of a listing, by the query of its filters, with their products; those of the query before until the
 * first page has come. A request that is no longer needed is aborted.
 */
export const useProductPages = (request: string | typeof skipToken) => {
  const { dispatch } = useAppStore()
  const query = getProducts.useInfiniteQuery(request)
  const latest = useRef(request)
  useEffect(() => {
    const { current } = latest
    latest.current = request
    // Other pages need '', the whole catalogue.
    if (current !== request && typeof current === 'string' && current !== '')
      dispatch(getRunningQueryThunk('getProducts', current))?.abort()
  }, [dispatch, request])
  const pages = query.data?.pages
  const found = useMemo(() => {
    const [first] = pages ?? []
    if (!pages || !first) return undefined
    // A product whose price changed between two pages may be on both.
    const products = uniqBy(
      pages.flatMap((page) => page.products),
      ({ _id }) => _id,
    )
    const { total = products.length, counts } = first
    return { products, total, counts, hasNext: Boolean(pages.at(-1)?.next) }
  }, [pages])
  const isAborted = query.error && 'name' in query.error && query.error.name === 'AbortError'
  // An aborted request is sent again when it is needed.
  return { ...query, isError: query.isError && !isAborted, found }
}
