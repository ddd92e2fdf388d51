import { selectFilteredBy } from '@/shared/catalog/catalogSelectors'
import { useAppSelector } from '@/shared/redux/hooks'
import { filtersToApiQuery } from '../state/filtersQuery'
import { type FiltersState, settledFilters } from '../state/filtersSlice'
import { useBrowserResults } from './useBrowserResults'
import { useProposals } from './useProposals'
import { useServerResults } from './useServerResults'

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
  const query = filteredBy === 'browser' ? local : remote
  const isEmpty = !isTyping && query.status === 'current' && query.results?.total === 0
  return { ...query, filters, settled, isTyping, proposals: useProposals(settled, isEmpty) }
}

export type ListingState = ReturnType<typeof useListing>
