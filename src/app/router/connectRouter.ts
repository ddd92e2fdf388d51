import { catalogApi } from '@/features/catalog'
import {
  filtersReplaced,
  filtersToQuery,
  queryToFilters,
  selectFilters,
  withKnownCategories,
} from '@/features/filters'
import type { AppState } from '@/shared/redux/appState'
import type { Router } from '@/shared/redux/services'
import { locationChanged } from '@/shared/routing/locationSlice'
import { sameVisitState, visitKeyOf } from '@/shared/routing/pageVisit'
import { isListing } from '@/shared/routing/paths'
import type { AppStore } from '../store/store'

const { getCategories } = catalogApi.endpoints

/** How long the URL waits after a change of the filters, in ms: a frame shows the products first. */
const DELAY_MS = 50

/** The shortest time between changes of the URL, in ms. Safari allows 100 in 30 seconds, newer ones in ten. */
const INTERVAL_MS = 350

const queryOf = (state: AppState) => filtersToQuery(selectFilters(state))

/**
 * Keeps router and store equal, until the returned function is called. The `location` slice follows the router. The
 * query of the listing follows the filters slice. The query is read where it comes from outside: at the start, on Back
 * and Forward, and from a link with filters. On the way back to the listing that was open last, from another page or a
 * sheet, it is not read: the filters are still in the slice, and may be newer than the URL.
 */
export const connectRouter = (router: Router, { dispatch, getState, subscribe }: AppStore) => {
  // React may connect twice.
  const connected = getState().location
  let listingVisit = connected.key && isListing(connected.pathname) ? visitKeyOf(connected) : undefined
  let replacedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const follow = ({ location, historyAction }: Router['state']) => {
    const visit = visitKeyOf(location)
    const isSameVisit = visit === visitKeyOf(getState().location)
    if (location.key === getState().location.key) return
    // A replaced query, or the same page rendered again: no page was opened.
    if (isSameVisit && historyAction === 'REPLACE') return
    if (isListing(location.pathname)) {
      // A link without a query shows the listing with the current filters. The first page is a POP too.
      if (visit !== listingVisit && (historyAction === 'POP' || location.search !== '')) {
        const known = getCategories.select()(getState()).data
        const filters = withKnownCategories(queryToFilters(location.search), known)
        if (filtersToQuery(filters) !== queryOf(getState())) dispatch(filtersReplaced(filters))
      }
      listingVisit = visit
      replaceQuerySoon()
    }
    dispatch(locationChanged(location))
  }

  const replaceQuery = () => {
    const { location, navigation } = router.state
    const { pathname, hash } = location
    const search = queryOf(getState())
    // Replacing would end a navigation. Back leads to the same visit, which replaces the query then.
    const isLeaving = navigation.state !== 'idle' || !isListing(pathname)
    if (isLeaving || location.search === search) return
    replacedAt = Date.now()
    const options = { replace: true, preventScrollReset: true, state: sameVisitState(location) }
    // The browser rejects too many changes. The next one includes this one.
    router.navigate({ pathname, search, hash }, options).catch(() => {})
  }
  const replaceQuerySoon = () => {
    clearTimeout(timer)
    timer = setTimeout(replaceQuery, Math.max(DELAY_MS, replacedAt + INTERVAL_MS - Date.now()))
  }

  let filters = selectFilters(getState())
  const stops = [
    router.subscribe(follow),
    subscribe(() => {
      if (filters === selectFilters(getState())) return
      filters = selectFilters(getState())
      replaceQuerySoon()
    }),
  ]
  follow(router.state)
  replaceQuerySoon()
  window.addEventListener('pagehide', replaceQuery)
  return () => {
    window.removeEventListener('pagehide', replaceQuery)
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}
