import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { catalogApi } from '@/shared/catalog/catalogApi'
import { type AppDispatch, useAppStore } from '@/shared/redux/hooks'
import type { RootState } from '@/shared/redux/rootState'
import type { Router } from '@/shared/redux/services'
import { sameVisitState, visitKeyOf } from '@/shared/routing/pageVisit'
import { isListing } from '@/shared/routing/paths'
import { filtersToQuery, queryToFilters, withKnownCategories } from './filtersQuery'
import { type Filters, filtersReplaced, selectFilters } from './filtersSlice'

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

/** The shortest time between changes of the URL, in ms. Safari allows 100 in 30 seconds, newer ones in ten. */
const INTERVAL_MS = 350

/**
 * How long the URL waits for the frame with the products, in ms. On a phone the router takes 20 ms to change it, and
 * renders all links again. Before that frame it would delay the products of a tick from 70 to 118 ms.
 */
const FRAME_MS = 100

/** Writes the filters that the listing shows into its URL, once their products are painted. */
export const useFiltersInUrl = (filters: Filters) => {
  const { getState } = useAppStore()
  const location = useLocation()
  const navigate = useNavigate()
  // Replacing would end a navigation. Back leads to the same visit, which replaces the query then.
  const isLeaving = useNavigation().state !== 'idle'
  const replacedAt = useRef(0)
  useEffect(() => {
    const search = filtersToQuery(filters)
    // Newer filters come next, such as those that the URL has.
    if (isLeaving || location.search === search || filters !== selectFilters(getState())) return
    const replace = () => {
      // A page that is left replaces its URL at once, and might come back.
      clearTimeout(timer)
      // A sheet may have been closed since the last rendering: its entry must not be written over that of the listing.
      const current = getState().location
      if (visitKeyOf(current) !== visitKeyOf(location)) return
      replacedAt.current = Date.now()
      const { pathname, hash } = current
      const options = { replace: true, state: sameVisitState(current) }
      // The browser rejects too many changes. The next one includes this one.
      Promise.resolve(navigate({ pathname, search, hash }, options)).catch(() => {})
    }
    const timer = setTimeout(replace, Math.max(FRAME_MS, replacedAt.current + INTERVAL_MS - Date.now()))
    window.addEventListener('pagehide', replace, { once: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', replace)
    }
  }, [filters, location, isLeaving, navigate, getState])
}
