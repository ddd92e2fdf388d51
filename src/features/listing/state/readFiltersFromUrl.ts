import { catalogApi } from '@/shared/catalog/catalogApi'
import type { AppDispatch } from '@/shared/redux/hooks'
import type { RootState } from '@/shared/redux/rootState'
import type { Router } from '@/shared/redux/services'
import { visitKeyOf } from '@/shared/routing/pageVisit'
import { isListing } from '@/shared/routing/paths'
import { filtersToQuery, queryToFilters, withKnownCategories } from './filtersQuery'
import { filtersReplaced, selectFilters } from './filtersSlice'

type Store = { dispatch: AppDispatch; getState: () => RootState }

/**
 * Reads the query of the listing where it comes from outside: at the start, on Back and Forward, and from a link with
 * filters, until the returned function is called. On the way back to the listing that was open last, from another page or
 * a sheet, it is not read: the filters are still in the slice, and may be newer than the URL.
 */
export const readFiltersFromUrl = (router: Router, { dispatch, getState }: Store) => {
  let listingVisit: string | undefined
  const follow = ({ location, historyAction }: Router['state']) => {
    const visit = visitKeyOf(location)
    if (!isListing(location.pathname) || visit === listingVisit) return
    listingVisit = visit
    // A link without a query shows the listing with the current filters. The first page is a POP too.
    if (historyAction !== 'POP' && location.search === '') return
    const known = catalogApi.endpoints.getCategories.select()(getState()).data
    const filters = withKnownCategories(queryToFilters(location.search), known)
    if (filtersToQuery(filters) !== filtersToQuery(selectFilters(getState())))
      dispatch(filtersReplaced(filters))
  }
  const stop = router.subscribe(follow)
  follow(router.state)
  return stop
}
