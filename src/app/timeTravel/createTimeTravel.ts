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
  const { recorder, setDispatch, subscribe, getPastState, goToLatest } = createRecording()

  const start = (store: AppStore, history: AppHistory) => {
    const pastPage = createPastPage(history, goToLatest)
    let shown: RootState | undefined

    const writeUrl = (to: Partial<Location>) => {
      try {
        window.history.replaceState(window.history.state, '', history.createHref(to))
      } catch {
        // Safari allows a hundred changes in ten seconds.
      }
    }
    const showPast = async (state: RootState) => {
      await loadPage(state.location.pathname)
      // The next jump may have been faster.
      if (state !== shown) return
      writeUrl(urlOf(state))
      pastPage.show(state)
    }
    const follow = () => {
      const state = getPastState()
      if (state === shown) return
      shown = state
      if (state) {
        showPast(state)
        return
      }
      pastPage.hide()
      writeUrl(history.location)
    }

    setDispatch(store.dispatch)
    subscribe(follow)
    // What the DevTools have kept of the page before a reload arrives earlier.
    follow()
  }

  return { recorder, start }
}
