import { createPath } from 'react-router-dom'
import { filtersToQuery, selectFilters } from '@/features/filters'
import type { Router } from '@/shared/redux/services'
import { isListing } from '@/shared/routing/paths'
import type { AppStore, RootState } from '../store/store'
import { createPastPage } from './pastPage'
import { createRecording } from './recording'

/** The URL of a state. Filters come from their slice, because choosing them does not change the location. */
const urlOf = (state: RootState): string => {
  const { pathname, search, hash } = state.location
  return createPath({
    pathname,
    search: isListing(pathname) ? filtersToQuery(selectFilters(state)) : search,
    hash,
  })
}

/** Records the store that `recorder` enhances for the Redux DevTools; from `start` on, the screen shows what they show. */
export const createTimeTravel = () => {
  const { recorder, start, goToLatest } = createRecording()

  return {
    recorder,
    start: (store: AppStore, router: Router) => {
      const pastPage = createPastPage(goToLatest)
      let shown: RootState | undefined
      let latestLocation: Router['state']['location'] | undefined

      const writeUrl = (url: string) => {
        try {
          window.history.replaceState(window.history.state, '', url)
        } catch {
          // Safari allows 100 changes in ten seconds, older versions in 30.
        }
      }
      start(store.dispatch, (past) => {
        if (past === shown) return
        shown = past
        if (past) {
          latestLocation = router.state.location
          writeUrl(urlOf(past))
          pastPage.show(past)
          return
        }
        pastPage.hide()
        // The URL is restored unless the shop has navigated meanwhile.
        if (router.state.location === latestLocation) writeUrl(createPath(latestLocation))
      })
    },
  }
}
