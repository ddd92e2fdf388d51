import { throttle } from 'es-toolkit'
import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { catalogApi } from '@/features/catalog'
import {
  filtersReplaced,
  filtersToQuery,
  queryToFilters,
  selectFilters,
  withKnownCategories,
} from '@/features/filters'
import type { AppState } from '@/shared/redux/appState'
import { useAppSelector, useAppStore } from '@/shared/redux/hooks'
import { visitKeyOf } from '@/shared/routing/pageVisit'
import { isListing } from '@/shared/routing/paths'

const { getCategories } = catalogApi.endpoints

/**
 * The shortest time between changes of the URL, in ms. Safari allows 100 in 30 seconds, newer ones in ten.
 */
const INTERVAL_MS = 350

const selectFiltersQuery = (state: AppState) => filtersToQuery(selectFilters(state))

/**
 * Replaces the query of the listing. The router is not told, because the screen shows these filters already.
 * Its state in the history entry stays, and its `location.search` gets older than the URL (see AppRoutes).
 */
const writeQuery = (query: string) => {
  const { pathname, search, hash } = window.location
  // The URL may be another page's already. Back leads to the same visit, which writes the filters again.
  if (!isListing(pathname) || search === query) return
  try {
    window.history.replaceState(window.history.state, '', pathname + query + hash)
  } catch {
    // The browser rejects too many changes. The next one includes this one.
  }
}

/**
 * Keeps the query of the listing equal to the filters, whose slice is the source of truth. The query is read
 * where it comes from outside: at the start, on Back and Forward, and from a link with filters. It is not
 * read on the way back to the listing that was open last, from another page or a sheet: the filters are still
 * in the slice, and may be newer than the URL.
 */
export const useFiltersInUrl = () => {
  const { dispatch, getState } = useAppStore()
  const location = useLocation()
  const action = useNavigationType()
  // Deferred, so that the frame that shows the products does not wait for the change of the URL.
  const query = useDeferredValue(useAppSelector(selectFiltersQuery))
  const lastVisit = useRef<string>(null)
  // The first change is written after that frame, those within the interval at its end.
  const [write] = useState(() => throttle(() => writeQuery(selectFiltersQuery(getState())), INTERVAL_MS))

  // A layout effect runs before the page of the location is rendered.
  useLayoutEffect(() => {
    if (!isListing(location.pathname)) return
    const isNew = visitKeyOf(location) !== lastVisit.current
    lastVisit.current = visitKeyOf(location)
    // A link without a query shows the listing with the current filters. The first page is a POP too.
    if (isNew && (action === 'POP' || location.search !== '')) {
      const known = getCategories.select()(getState()).data
      const filters = withKnownCategories(queryToFilters(location.search), known)
      if (filtersToQuery(filters) !== selectFiltersQuery(getState())) dispatch(filtersReplaced(filters))
    }
    // Written without throttling, as pages are not opened that fast. The entry of a sheet has the router's
    // older query.
    writeQuery(selectFiltersQuery(getState()))
  }, [location, action, dispatch, getState])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is what has changed.
  useEffect(() => write(), [query, write])

  useEffect(() => {
    window.addEventListener('pagehide', write.flush)
    return () => {
      window.removeEventListener('pagehide', write.flush)
      write.cancel()
    }
  }, [write])
}
