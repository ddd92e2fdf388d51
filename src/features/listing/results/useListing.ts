import { countOptions, filterProducts } from '@resham/contract'
import { useMemo } from 'react'
import { selectFilteredBy, selectWholeCatalog } from '@/shared/catalog/catalogSelectors'
import { useAppSelector } from '@/shared/redux/hooks'
import { filtersToApiQuery, queryToFilters } from '../state/filtersQuery'
import { defaultFilters, type FiltersState, settledFilters } from '../state/filtersSlice'
import type { Results } from './results'
import { useProposals } from './useProposals'
import { useServerResults } from './useServerResults'

/** The results in a catalogue that the browser has as a whole. The counts follow the settled search. */
const useBrowserResults = (filters: FiltersState): Results | undefined => {
  const catalog = useAppSelector(selectWholeCatalog)
  // Another sort order has the same counts, so what shows them is not rendered again.
  const counted = filtersToApiQuery({ ...settledFilters(filters), sortby: '' })
  const options = useMemo(
    () => (catalog ? countOptions(catalog, queryToFilters(counted)) : {}),
    [catalog, counted],
  )
  return useMemo(() => {
    if (!catalog) return undefined
    const matches = filterProducts(catalog, filters)
    const { shownCards, sortby } = filters
    return {
      options,
      products: matches.slice(0, shownCards),
      total: matches.length,
      hasMore: shownCards < matches.length,
      catalog: filterProducts(catalog, { ...defaultFilters, sortby }),
    }
  }, [catalog, options, filters])
}

/** What the listing shows for these filters; `settled` are those for what does not follow each key. */
export const useListing = (filters: FiltersState) => {
  const settled = settledFilters(filters)
  const isTyping = filters.search !== settled.search
  const filteredBy = useAppSelector(selectFilteredBy)
  const local = useBrowserResults(filters)
  const request = filteredBy === 'server' && isTyping ? undefined : filtersToApiQuery(filters)
  // Until it is known who filters, only a listing without filters is shown, with its first page.
  const isRemote = filteredBy === 'server' || (!filteredBy && request === '')
  const remote = useServerResults(isRemote ? request : undefined, filters.shownCards)
  // Nothing is missing of a catalogue that the browser has, and nothing fails.
  const query = local ? { status: 'current' as const, results: local, retry: remote.retry } : remote
  const isEmpty = !isTyping && query.status === 'current' && query.results?.total === 0
  return { ...query, filters, settled, isTyping, proposals: useProposals(settled, isEmpty) }
}

export type ListingState = ReturnType<typeof useListing>
