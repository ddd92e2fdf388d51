import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useMemo } from 'react'
import { useDispatch } from 'react-redux'
import { countByCategory, DEFAULT_PAGE_SIZE, filterProducts, MAX_EXACT_COUNT } from '@/contract'
import { selectIsServerAsked, selectWholeCatalog, useProductPages } from '@/features/catalog'
import {
  defaultFilters,
  type Filters,
  filtersToRequest,
  moreShown,
  selectFilters,
  selectShownCards,
} from '@/features/filters'
import { useSelect } from '@/shared/redux/useSelect'
import { SEARCH_DEBOUNCE, useDebounced } from '@/shared/scheduling/useDebounced'

/** The matches in a catalogue that is loaded; undefined in one that is not. */
const useLocalMatches = (filters: Filters) => {
  const catalog = useSelect(selectWholeCatalog)
  return useMemo(() => {
    if (!catalog) return undefined
    const all = { ...defaultFilters, sortby: filters.sortby }
    return {
      products: filterProducts(catalog, filters),
      inOrder: catalog.length > DEFAULT_PAGE_SIZE ? undefined : filterProducts(catalog, all),
      counts: countByCategory(filterProducts(catalog, { ...filters, category: [] })),
    }
  }, [catalog, filters])
}

/**
 * The products that match the filters: found at once in a catalogue that is loaded, else by the server. `results` is
 * undefined until there are any; while `isBusy`, and where the request `hasFailed`, it is that of earlier filters.
 */
export const useListing = () => {
  const dispatch = useDispatch()
  const filters = useSelect(selectFilters)
  const shownCards = useSelect(selectShownCards)
  const local = useLocalMatches(filters)
  const wanted = filtersToRequest(filters)
  const isServerAsked = useSelect(selectIsServerAsked, wanted)
  const search = useDebounced(filters.search, SEARCH_DEBOUNCE)
  // Clear takes effect at once.
  const request = isServerAsked ? filtersToRequest({ ...filters, search: filters.search && search }) : ''
  // Until it is known who filters, nothing is shown that the filters may hide.
  const query = useProductPages(isServerAsked || local || wanted === '' ? request : skipToken)
  const { first, isFetching, fetchNextPage } = query

  const products = local?.products ?? query.products
  const shown = useMemo(() => products?.slice(0, shownCards), [products, shownCards])
  const isCurrent = Boolean(local || (request === wanted && query.currentData))
  // An aborted request is sent again when it is needed.
  const isError =
    query.isError && !(query.error && 'name' in query.error && query.error.name === 'AbortError')
  const hasFailed = !isCurrent && request === wanted && isError

  // The number of cards may grow while another request is pending, so pages follow it.
  const isShort = isCurrent && products !== undefined && shownCards > products.length && query.hasNext
  useEffect(() => {
    if (isShort && !isFetching && !isError) fetchNextPage()
  }, [isShort, isFetching, isError, fetchNextPage])

  const total = local?.products.length ?? first?.total ?? products?.length ?? 0
  const hasMore = shown && products && (shown.length < products.length || query.hasNext) && !hasFailed
  const more = hasMore && {
    /** Undefined where it is not known. */
    left: total > MAX_EXACT_COUNT || total <= shown.length ? undefined : total - shown.length,
    isBusy: !isCurrent || (isShort && isFetching),
    hasFailed: isShort && isError,
    show: () => {
      dispatch(moreShown(shown.length))
      if (isError) fetchNextPage()
    },
  }
  return {
    query,
    results: shown && { products: shown, shown: shown.length, total },
    inOrder: local?.inOrder,
    counts: local?.counts ?? first?.counts,
    isBusy: !isCurrent && !hasFailed,
    hasFailed,
    more: more || undefined,
  }
}
