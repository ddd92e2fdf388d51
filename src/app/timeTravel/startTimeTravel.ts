import type { Location } from 'react-router-dom'
import { selectUser } from '@/features/auth'
import { filtersToQuery, selectFilters } from '@/features/filters'
import { isListing } from '../listeners/syncFiltersWithUrl'
import type { AppHistory } from '../router/appHistory'
import { loadPage } from '../routes'
import type { RootState } from '../store/store'
import { createPastPage } from './pastPage'
import { type InstrumentedStore, watchDevTools } from './watchDevTools'

const isSamePage = (state: RootState, live: RootState) =>
  state.location.key === live.location.key && selectUser(state)?._id === selectUser(live)?._id

/**
 * Lets the page follow the jumps of the Redux DevTools. The shop goes on at its latest state, `live`, whatever the
 * DevTools show; `shown` is the store of the live page, which shows past states of itself. Those of other pages are
 * shown in place of it.
 */
export const startTimeTravel = (store: InstrumentedStore, history: AppHistory) => {
  const past = createPastPage(store, history.createHref)
  let live = store.getState()
  let isOnLivePage = true
  let jumps = 0
  let goOn = () => {}
  let away: Promise<void> | undefined

  /** Shows a location in the address bar, in the current entry of the browser's history. */
  const writeUrl = (state: RootState, { pathname, search, hash, state: usr, key }: Location) => {
    const query = isListing({ pathname }) ? filtersToQuery(selectFilters(state)) : search
    const url = history.createHref({ pathname, search: query, hash })
    window.history.replaceState({ ...window.history.state, usr, key }, '', url)
  }
  const showLivePage = (state: RootState) => {
    isOnLivePage = true
    past.hide()
    writeUrl(state, history.location)
    goOn()
    away = undefined
  }
  const showPastPage = async (state: RootState, jump: number) => {
    isOnLivePage = false
    away ??= new Promise((resolve) => {
      goOn = resolve
    })
    await loadPage(state.location.pathname)
    // The next jump may have been faster.
    if (jump !== jumps) return
    writeUrl(state, state.location)
    past.show(state, state.location)
  }

  watchDevTools(store, (isPerformed, isImported) => {
    const state = store.getState()
    if (isPerformed) {
      live = store.liftedStore.getState().computedStates.at(-1)?.state ?? live
      // A link of a past state of the live page leaves that page.
      if (!isOnLivePage || isSamePage(state, live)) return
    }
    jumps++
    if (!isImported && isSamePage(state, live)) showLivePage(state)
    else showPastPage(state, jumps)
  })

  return {
    live: { ...store, getState: () => live },
    shown: { ...store, getState: () => (isOnLivePage ? store.getState() : live) },
    /** While a past page is shown, the shop goes nowhere; undefined otherwise. */
    loadPageWhenLive: (pathname: string) => away?.then(() => loadPage(pathname)),
  }
}
