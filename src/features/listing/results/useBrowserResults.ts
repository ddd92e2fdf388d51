import { countOptions, filterProducts } from '@resham/contract'
import { useMemo } from 'react'
import { selectWholeCatalog } from '@/shared/catalog/catalogSelectors'
import { useAppSelector } from '@/shared/redux/hooks'
import { filtersToApiQuery, queryToFilters } from '../state/filtersQuery'
import { defaultFilters, type FiltersState, settledFilters } from '../state/filtersSlice'
import type { ResultsQuery } from './results'

const nothingFailed = () => {}

/**
 * The results in a catalogue that the browser has as a whole. The counts follow the settled search.
 */
export const useBrowserResults = (filters: FiltersState): ResultsQuery => {
  const catalog = useAppSelector(selectWholeCatalog)
  // Another sort order has the same counts, so what shows them is not rendered again.
  const counted = filtersToApiQuery({ ...settledFilters(filters), sortby: '' })
  const options = useMemo(
    () => (catalog ? countOptions(catalog, queryToFilters(counted)) : {}),
    [catalog, counted],
  )
  const results = useMemo(() => {
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
  return { status: results ? 'current' : 'loading', results, retry: nothingFailed }
}
