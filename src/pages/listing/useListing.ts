import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useMemo } from 'react'
import { countByCategory, DEFAULT_PAGE_SIZE, filterProducts } from '@/contract'
import { selectIsServerAsked, selectWholeCatalog, useProductPages } from '@/features/catalog'
import {
  defaultFilters,
  type Filters,
  filtersToRequest,
  moreShown,
  type Results,
  selectFilters,
  selectShownCards,
} from '@/features/filters'
import type { Product } from '@/shared/product/product'
import { useAppDispatch, useAppSelector } from '@/shared/redux/hooks'
import { SEARCH_DEBOUNCE, useDebounced } from '@/shared/scheduling/useDebounced'

type Found = Results & { hasNext: boolean; inOrder?: Product[] | undefined }

/** The matches in a catalogue that is loaded; undefined in one that is not. */
const useLocalMatches = (filters: Filters): Found | undefined => {
  const catalog = useAppSelector(selectWholeCatalog)
  return useMemo(() => {
    if (!catalog) return undefined
    const products = filterProducts(catalog, filters)
    const all = { ...defaultFilters, sortby: filters.sortby }
    return {
      products,
      total: products.length,
      counts: countByCategory(filterProducts(catalog, { ...filters, category: [] })),
      hasNext: false,
      inOrder: catalog.length > DEFAULT_PAGE_SIZE ? undefined : filterProducts(catalog, all),
    }
  }, [catalog, filters])
}

/**
 * The products that match the filters, found at once in a catalogue that is loaded, else by the server. `status` says
 * what is missing: nothing (`current`), the products of these filters, so that those of earlier ones are shown, if any
 * (`loading`, `failed`), or the next page of them (`loadingMore`, `moreFailed`).
 */
export const useListing = () => {
  const dispatch = useAppDispatch()
  const filters = useAppSelector(selectFilters)
  const shownCards = useAppSelector(selectShownCards)
  const local = useLocalMatches(filters)
  const wanted = filtersToRequest(filters)
  const isServerAsked = useAppSelector((state) => selectIsServerAsked(state, wanted))
  const search = useDebounced(filters.search, SEARCH_DEBOUNCE, isServerAsked)
  // Clear takes effect at once.
  const request = isServerAsked ? filtersToRequest({ ...filters, search: filters.search && search }) : ''
  // Until it is known who filters, nothing is shown that the filters may hide.
  const pages = useProductPages(isServerAsked || local || wanted === '' ? request : skipToken)
  const { isError, isFetching, fetchNextPage, refetch } = pages

  const found: Found | undefined = local ?? pages.found
  const shown = useMemo(() => {
    if (!found) return undefined
    const { products, hasNext } = found
    return {
      ...found,
      products: products.slice(0, shownCards),
      hasMore: hasNext || shownCards < products.length,
    }
  }, [found, shownCards])
  const statusOf = () => {
    if (!local && (request !== wanted || !pages.currentData))
      return isError && request === wanted ? 'failed' : 'loading'
    // The number of cards may grow while another request is pending, so pages follow it.
    if (!found?.hasNext || shownCards <= found.products.length) return 'current'
    return isError ? 'moreFailed' : 'loadingMore'
  }
  const status = statusOf()
  useEffect(() => {
    if (status === 'loadingMore' && !isFetching) fetchNextPage()
  }, [status, isFetching, fetchNextPage])

  const showMore = () => {
    dispatch(moreShown(shown?.products.length ?? 0))
    if (isError) fetchNextPage()
  }
  return { status, shown, showMore, refetch }
}

export type ListingState = ReturnType<typeof useListing>
export type ShownProducts = NonNullable<ListingState['shown']>
