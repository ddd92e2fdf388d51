import type { Location } from 'react-router-dom'
import { filtersToQuery, selectFilters } from '@/features/filters'
import { isListing } from '@/shared/routing/paths'
import type { AppHistory } from '../router/appHistory'
import { loadPage } from '../routes'
import type { AppStore, RootState } from '../store/store'
import { createPastPage } from './pastPage'
import { createRecording } from './recording'

/** The URL of a state. While a shopper chooses filters, they are in their slice alone. */
const urlOf = (state: RootState): Partial<Location> => {
  const { pathname, search, hash } = state.location
  return { pathname, search: isListing(pathname) ? filtersToQuery(selectFilters(state)) : search, hash }
}

/** Records the store that `recorder` enhances for the Redux DevTools; from `start` on, the screen shows what they show. */
export const createTimeTravel = () => {
  const { recorder, start, goToLatest } = createRecording()

  return {
    recorder,
    start: (store: AppStore, history: AppHistory) => {
      const pastPage = createPastPage(history, goToLatest)
      let shown: RootState | undefined

      const writeUrl = (to: Partial<Location>) => {
        try {
          window.history.replaceState(window.history.state, '', history.createHref(to))
        } catch {
          // Safari allows a hundred changes in ten seconds.
        }
      }
      start(store.dispatch, async (past) => {
        if (past === shown) return
        shown = past
        if (!past) {
          pastPage.hide()
          writeUrl(history.location)
          return
        }
        await loadPage(past.location.pathname)
        // The next jump may have been faster.
        if (past !== shown) return
        writeUrl(urlOf(past))
        pastPage.show(past)
      })
    },
  }
}
