import type { Location } from 'react-router-dom'
import { filtersToQuery, selectFilters } from '@/features/filters'
import { isListing } from '@/shared/routing/paths'
import type { AppHistory } from '../router/appHistory'
import { loadPage } from '../routes'
import type { Instrumented } from '../store/latestState'
import type { RootState } from '../store/store'
import { createPastPage } from './pastPage'
import { isAtLatest, watchDevTools } from './watchDevTools'

const currentEntry = (): number => window.history.state?.idx

/** While a past page is shown: the latest page's entry of the browser's history, and what waits for that page. */
const leave = () => {
  let goOn = () => {}
  const isBack = new Promise<void>((resolve) => {
    goOn = resolve
  })
  return { entry: currentEntry(), isBack, goOn }
}

/**
 * Lets the screen follow the jumps of the Redux DevTools. The shop itself is always at its latest state
 * (`keepLatestState`): a past one is shown on a page in place of the latest page.
 */
export const startTimeTravel = (shop: Instrumented<RootState>, history: AppHistory) => {
  const past = createPastPage(history)
  let shown: { state: RootState; isFrozen: boolean } | undefined
  let away: ReturnType<typeof leave> | undefined
  let isReturning = false

  /** Shows a location in the address bar, in the latest page's entry of the browser's history. */
  const writeUrl = (state: RootState, { pathname, search, hash, state: usr, key }: Location) => {
    if (away?.entry !== currentEntry()) return
    const query = isListing(pathname) ? filtersToQuery(selectFilters(state)) : search
    try {
      const url = history.createHref({ pathname, search: query, hash })
      window.history.replaceState({ ...window.history.state, usr, key }, '', url)
    } catch {
      // Safari allows a hundred changes in ten seconds.
    }
  }
  const showLatest = (state: RootState) => {
    past.hide()
    if (!away || isReturning) return
    const steps = away.entry - currentEntry()
    if (steps) return returnBy(steps)
    writeUrl(state, history.location)
    away.goOn()
    away = undefined
  }
  /** Undoes a Back or Forward on a past page, which has left the latest page's entry. */
  const returnBy = (steps: number) => {
    isReturning = true
    const followAgain = () => {
      isReturning = false
      shown = undefined
      follow()
    }
    window.addEventListener('popstate', followAgain, { once: true })
    window.history.go(steps)
  }
  const showPast = async (now: { state: RootState; isFrozen: boolean }) => {
    away ??= leave()
    await loadPage(now.state.location.pathname)
    // The next jump may have been faster.
    if (now !== shown) return
    writeUrl(now.state, now.state.location)
    past.show(now.state, now.isFrozen)
  }
  const follow = () => {
    const lifted = shop.liftedStore.getState()
    const state = lifted.computedStates[lifted.currentStateIndex]?.state
    const isFrozen = shop.frozen !== undefined
    if (!state || (state === shown?.state && isFrozen === shown.isFrozen)) return
    shown = { state, isFrozen }
    if (isFrozen || !isAtLatest(lifted)) showPast(shown)
    else showLatest(state)
  }

  watchDevTools(shop, follow)
  // A jump may have been faster than the chunk.
  follow()

  return {
    /** While a past page is shown, the shop goes nowhere; undefined otherwise. */
    loadPageAtLatest: (pathname: string) => away?.isBack.then(() => loadPage(pathname)),
  }
}
