import { createPath } from 'react-router-dom'
import { filtersToQuery, selectFilters } from '@/features/listing'
import type { RootState } from '@/shared/redux/rootState'
import { isListing } from '@/shared/routing/paths'

/** The path, query and hash of a state. The filters are newer than the query that the location has. */
export const selectUrl = (state: RootState): string => {
  const { pathname, search, hash } = state.location
  return createPath({
    pathname,
    search: isListing(pathname) ? filtersToQuery(selectFilters(state)) : search,
    hash,
  })
}
