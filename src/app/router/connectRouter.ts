import { readFiltersFromUrl } from '@/features/listing'
import type { Router } from '@/shared/redux/services'
import { locationChanged } from '@/shared/routing/locationSlice'
import { visitKeyOf } from '@/shared/routing/pageVisit'
import type { AppStore } from '../store/store'

/**
 * Lets the `location` slice follow the router, but for replaced queries of the same visit, until the returned function is
 * called.
 */
export const connectRouter = (router: Router, store: AppStore) => {
  // First, so that the filters of a URL are in the store when its page is opened.
  const stopReading = readFiltersFromUrl(router, store)
  const follow = ({ location, historyAction }: Router['state']) => {
    const before = store.getState().location
    // A replaced query, or the same page rendered again: no page was opened.
    const isReplaced = historyAction === 'REPLACE' && visitKeyOf(location) === visitKeyOf(before)
    if (location.key !== before.key && !isReplaced) store.dispatch(locationChanged(location))
  }
  const stopLocation = router.subscribe(follow)
  follow(router.state)
  return () => {
    stopLocation()
    stopReading()
  }
}
