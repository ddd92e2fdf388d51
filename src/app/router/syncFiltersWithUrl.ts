import { addListener } from '@reduxjs/toolkit'
import type { Location } from 'react-router-dom'
import { catalogApi } from '@/features/catalog'
import { filtersReplaced, filtersToQuery, queryToFilters, selectFilters } from '@/features/filters'
import { sameVisitState, visitKeyOf } from '@/shared/routing/pageVisit'
import { isListing } from '@/shared/routing/paths'
import { withKnownCategories } from '../listeners/removeUnknownCategories'
import type { AppDispatch, createStore, RootState } from '../store/store'
import type { AppHistory } from './appHistory'

const { getCategories } = catalogApi.endpoints

/**
 * Synchronises the filters with the query of the listing. The slice is the source of truth: its changes replace
 * the current history entry. The query is read when it changes from outside: at the start, on Back and Forward,
 * and by a link with filters.
 */
export const syncFiltersWithUrl = (store: ReturnType<typeof createStore>, history: AppHistory) => {
  const currentQuery = () => filtersToQuery(selectFilters(store.getState()))

  const read = ({ search }: Location) => {
    const filters = withKnownCategories(queryToFilters(search), getCategories.select()(store.getState()).data)
    if (filtersToQuery(filters) !== currentQuery()) store.dispatch(filtersReplaced(filters))
  }

  const write = () => {
    const { location, isPending } = history
    const search = currentQuery()
    // A write would cancel a pending navigation.
    if (isPending || !isListing(location.pathname) || location.search === search) return
    const { pathname, hash } = location
    try {
      history.replace({ pathname, search, hash }, sameVisitState(location), { isMirror: true })
    } catch {
      // Safari allows a hundred changes in ten seconds. The next one it accepts includes this one.
    }
  }
  // After all subscribers have been notified of the current change.
  const writeSoon = () => queueMicrotask(write)

  store.dispatch(
    addListener.withTypes<RootState, AppDispatch>()({
      predicate: (_action, now, before) => selectFilters(now) !== selectFilters(before),
      effect: writeSoon,
    }),
  )

  history.subscribe((previous) => {
    const { location, action } = history
    // An unchanged key means that a sheet was closed, or that `write` replaced the query.
    const isNew = visitKeyOf(location) !== visitKeyOf(previous)
    if (!isListing(location.pathname)) return
    // A link without a query shows the listing with the current filters.
    if (isNew && (action === 'POP' || location.search !== '')) read(location)
    writeSoon()
  })

  if (isListing(history.location.pathname)) read(history.location)
  write()
}
