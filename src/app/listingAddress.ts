import type { Location } from 'react-router-dom'
import { catalogApi } from '@/features/catalog'
import {
  type Filters,
  filtersArrived,
  filtersToQuery,
  queryToFilters,
  selectFilters,
} from '@/features/filters'
import { paths } from '@/shared/paths'
import { placeOf, samePlace } from '@/shared/ui/sheetHistory'
import type { ShopHistory } from './shopHistory'
import type { StartListening } from './startListening'
import type { createStore } from './store'

const { getCategories } = catalogApi.endpoints

/** Without the categories that the catalogue does not have, such as those of an old link. */
const withKnownCategories = (filters: Filters, known: { categoryName: string }[] | undefined): Filters => {
  if (!known) return filters
  const names = known.map(({ categoryName }) => categoryName)
  return { ...filters, category: filters.category.filter((name) => names.includes(name)) }
}

/** A link may be read before the catalogue is there, and asks for what it does not have. */
export const listenForUnknownCategories = (startListening: StartListening) => {
  startListening({
    matcher: getCategories.matchFulfilled,
    effect: ({ payload }, { dispatch, getState }) => {
      const filters = selectFilters(getState())
      const known = withKnownCategories(filters, payload)
      if (known.category.length < filters.category.length) dispatch(filtersArrived(known))
    },
  })
}

const isListing = ({ pathname }: Location) => pathname.replace(/\/$/, '') === paths.products

/**
 * Keeps the filters and the address of the listing the same. The slice is the truth: whatever it holds is
 * written into the address, over the same entry of the history. The address is read where it comes from
 * outside: at the start, on Back and Forward, and with a link that brings filters along.
 *
 * It listens to the store itself and not to actions, so that the address follows a jump of the Redux
 * DevTools, which passes no listener.
 */
export const followListingAddress = (store: ReturnType<typeof createStore>, history: ShopHistory) => {
  const shownQuery = () => filtersToQuery(selectFilters(store.getState()))

  const read = ({ search }: Location) => {
    const filters = withKnownCategories(queryToFilters(search), getCategories.select()(store.getState()).data)
    if (filtersToQuery(filters) !== shownQuery()) store.dispatch(filtersArrived(filters))
  }

  const write = () => {
    const { location, isPending } = history
    const search = shownQuery()
    // Whoever is on the way to another page is not held up.
    if (isPending || !isListing(location) || location.search === search) return
    const { pathname, hash } = location
    try {
      history.replace({ pathname, search, hash }, samePlace(location), { isMirror: true })
    } catch {
      // Safari takes no more than a hundred changes in ten seconds: the next one that it takes carries all of them.
    }
  }
  // The history is told of the next step when everybody has heard of this one.
  const writeSoon = () => queueMicrotask(write)

  let filters = selectFilters(store.getState())
  store.subscribe(() => {
    const now = selectFilters(store.getState())
    if (now === filters) return
    filters = now
    writeSoon()
  })

  history.subscribe((left) => {
    const { location, action } = history
    // The same place again is its sheet closing, or its own address being written.
    const hasArrived = placeOf(location) !== placeOf(left)
    if (!isListing(location)) return
    // A bare link of the shop leads to the listing as the shopper left it.
    if (hasArrived && (action === 'POP' || location.search !== '')) read(location)
    writeSoon()
  })

  if (isListing(history.location)) read(history.location)
  write()
}
