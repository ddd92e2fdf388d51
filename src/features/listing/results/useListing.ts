import { useState } from 'react'
import { selectFilteredBy } from '@/shared/catalog/catalogSelectors'
import { useAppSelector } from '@/shared/redux/hooks'
import { filtersToApiQuery } from '../state/filtersQuery'
import type { FiltersState } from '../state/filtersSlice'
import { useBrowserResults } from './useBrowserResults'
import { useProposals } from './useProposals'
import { useServerResults } from './useServerResults'

/** The value; while a search is being typed, the one before. */
const useSettled = <Value>(value: Value, isTyping: boolean): Value => {
  const [settled, setSettled] = useState(value)
  if (!isTyping && settled !== value) setSettled(value)
  return isTyping ? settled : value
}

/** What the listing shows for these filters. `settled` is for what does not follow each key. */
export const useListing = (filters: FiltersState) => {
  const isTyping = filters.search !== filters.settledSearch
  const filteredBy = useAppSelector(selectFilteredBy)
  const local = useBrowserResults(filters)
  const request = filteredBy === 'server' && isTyping ? undefined : filtersToApiQuery(filters)
  // Until it is known who filters, only a listing without filters is shown, with its first page.
  const isRemote = filteredBy === 'server' || (!filteredBy && request === '')
  const remote = useServerResults(isRemote ? request : undefined, filters.shownCards)
  const query = filteredBy === 'browser' ? local : remote
  const settled = {
    filters: useSettled(filters, isTyping),
    results: useSettled(query.results, isTyping),
  }
  const isEmpty = query.status === 'current' && settled.results?.total === 0
  return { ...query, filters, settled, proposals: useProposals(settled.filters, isEmpty) }
}

export type ListingState = ReturnType<typeof useListing>
