import { skipToken } from '@reduxjs/toolkit/query'
import { uniqBy } from 'es-toolkit'
import { useEffect, useMemo, useRef } from 'react'
import { useAppDispatch } from '@/shared/redux/hooks'
import { catalogApi, getProducts } from './catalogApi'
import type { ProductListing } from './productListing'

const { getRunningQueryThunk } = catalogApi.util

/** Aborts the request of the former query when there is another one, or none. */
const useAbortFormer = (query: string | undefined) => {
  const dispatch = useAppDispatch()
  const latest = useRef(query)
  useEffect(() => {
    const former = latest.current
    latest.current = query
    // Other pages need '', the whole catalogue.
    if (former && former !== query) dispatch(getRunningQueryThunk('getProducts', former))?.abort()
  }, [dispatch, query])
}

/**
 * The listing of a catalogue that the server filters, page by page: with the filters of this query, which is undefined
 * while it is not known, and at most so many cards.
 */
export const useRemoteListing = (query: string | undefined, cards: number): ProductListing => {
  const { data, currentData, isFetching, fetchNextPage, refetch, ...result } = getProducts.useInfiniteQuery(
    query ?? skipToken,
  )
  useAbortFormer(query)
  const shown = useMemo(() => {
    const [first] = data?.pages ?? []
    if (!data || !first) return undefined
    // A product whose price changed between two pages may be on both.
    const products = uniqBy(
      data.pages.flatMap((page) => page.products),
      ({ _id }) => _id,
    )
    const { total = products.length, counts } = first
    const hasNext = Boolean(data.pages.at(-1)?.next)
    return { products: products.slice(0, cards), total, counts, hasMore: hasNext || cards < products.length }
  }, [data, cards])

  const statusOf = () => {
    const isAborted = result.error && 'name' in result.error && result.error.name === 'AbortError'
    // An aborted request is sent again when it is needed.
    const isError = result.isError && !isAborted
    if (!currentData) return isError ? 'failed' : 'loading'
    if (!shown?.hasMore || shown.products.length >= cards) return 'current'
    return isError ? 'moreFailed' : 'loadingMore'
  }
  const status = statusOf()
  useEffect(() => {
    // The number of cards may grow while another request is pending, so pages follow it.
    if (status === 'loadingMore' && !isFetching) fetchNextPage()
  }, [status, isFetching, fetchNextPage])
  return { status, shown, retry: status === 'moreFailed' ? fetchNextPage : refetch }
}
