import { catalogApi } from '@/shared/catalog/catalogApi'
import type { AppState } from '@/shared/redux/appState'
import type { AppDispatch } from '@/shared/redux/hooks'
import type { Router } from '@/shared/redux/services'
import { sameVisitState, visitKeyOf } from '@/shared/routing/pageVisit'
import { isListing } from '@/shared/routing/paths'
import { filtersToQuery, queryToFilters, withKnownCategories } from './filtersQuery'
import { filtersReplaced, selectFilters } from './filtersSlice'

/**
 * How long the URL waits after a change of the filters, in ms: the products come first. Safari allows 100 changes in 30
 * seconds, newer ones in ten.
 */
const DELAY_MS = 350

type Store = {
  dispatch: AppDispatch
  getState: () => AppState
  subscribe: (listener: () => void) => () => void
}

/**
 * Keeps the query of the listing's URL and the filters equal, until the returned function is called. The filters lead.
 * The query is read where it comes from outside: at the start, on Back and Forward, and from a link with filters. On the
 * way back to the listing that was open last, from another page or a sheet, it is not read: the filters are still in
 * the slice, and may be newer than the URL.
 */
export const syncFiltersWithUrl = (router: Router, { dispatch, getState, subscribe }: Store) => {
  let filters = selectFilters(getState())
  let listingVisit: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const read = (search: string) => {
    const known = catalogApi.endpoints.getCategories.select()(getState()).data
    const opened = withKnownCategories(queryToFilters(search), known)
    if (filtersToQuery(opened) !== filtersToQuery(selectFilters(getState())))
      dispatch(filtersReplaced(opened))
  }

  const replace = () => {
    const { location, navigation } = router.state
    const { pathname, hash } = location
    const search = filtersToQuery(selectFilters(getState()))
    // Replacing would end a navigation. Back leads to the same visit, which replaces the query then.
    const isLeaving = navigation.state !== 'idle' || !isListing(pathname)
    if (isLeaving || location.search === search) return
    const options = { replace: true, preventScrollReset: true, state: sameVisitState(location) }
    // The browser rejects too many changes. The next one includes this one.
    router.navigate({ pathname, search, hash }, options).catch(() => {})
  }
  const replaceSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(replace, DELAY_MS)
  }

  const follow = ({ location, historyAction }: Router['state']) => {
    if (!isListing(location.pathname)) return
    const visit = visitKeyOf(location)
    // A link without a query shows the listing with the current filters. The first page is a POP too.
    if (visit !== listingVisit && (historyAction === 'POP' || location.search !== '')) read(location.search)
    listingVisit = visit
    replaceSoon()
  }

  const stops = [
    router.subscribe(follow),
    subscribe(() => {
      if (filters === selectFilters(getState())) return
      filters = selectFilters(getState())
      replaceSoon()
    }),
  ]
  follow(router.state)
  window.addEventListener('pagehide', replace)
  return () => {
    window.removeEventListener('pagehide', replace)
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}
