import { skipToken } from '@reduxjs/toolkit/query'
import { uniqBy } from 'es-toolkit'
import { useEffect, useMemo } from 'react'
import { getProducts } from '@/shared/catalog/catalogApi'
import type { ResultsQuery } from './results'

/**
 * The results of a catalogue that the server filters, page by page. Takes the query of the filters, undefined
 * while it is unknown, and the largest number of cards.
 */
export const useServerResults = (query: string | undefined, cards: number): ResultsQuery => {
  const { data, currentData, isError, isFetching, fetchNextPage, refetch } = getProducts.useInfiniteQuery(
    query ?? skipToken,
  )
  const results = useMemo(() => {
    const [first] = data?.pages ?? []
    if (!data || !first) return undefined
    // A product whose price changed between two pages may be on both.
    const products = uniqBy(
      data.pages.flatMap((page) => page.products),
      ({ _id }) => _id,
    )
    const { total = products.length, products: _first, next: _next, ...options } = first
    const hasNext = Boolean(data.pages.at(-1)?.next)
    const hasMore = hasNext || cards < products.length
    return { products: products.slice(0, cards), total, options, hasMore }
  }, [data, cards])

  const statusOf = () => {
    if (!currentData) return isError ? 'failed' : 'loading'
    if (!results?.hasMore || results.products.length >= cards) return 'current'
    return isError ? 'moreFailed' : 'loadingMore'
  }
  const status = statusOf()
  useEffect(() => {
    // The number of cards may grow while another request is pending, so pages follow it.
    if (status === 'loadingMore' && !isFetching) fetchNextPage()
  }, [status, isFetching, fetchNextPage])
  return { status, results, retry: status === 'moreFailed' ? fetchNextPage : refetch }
}
