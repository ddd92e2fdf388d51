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

/**
 * Lets the screen follow the jumps of the Redux DevTools. The shop itself is always at its latest state
 * (`keepLatestState`): a past one is shown on a page in place of the latest page.
 */
export const startTimeTravel = (shop: Instrumented<RootState>, history: AppHistory) => {
  const past = createPastPage(history)
  let shown: { state: RootState; isFrozen: boolean } | undefined
  /** The latest page's entry of the browser's history, while a past page is shown. */
  let entry: number | undefined
  /** Lets the latest navigation of the shop go on, which waits for the latest page. */
  let goOn = () => {}

  /** Shows a location in the address bar, in the latest page's entry of the browser's history. */
  const writeUrl = (state: RootState, { pathname, search, hash, state: usr, key }: Location) => {
    // After Back or Forward on a past page it is another one.
    if (entry !== currentEntry()) return
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
    if (entry === undefined) return
    writeUrl(state, history.location)
    entry = undefined
    goOn()
  }
  const showPast = async (now: { state: RootState; isFrozen: boolean }) => {
    entry ??= currentEntry()
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
    loadPageAtLatest: (pathname: string) =>
      entry === undefined
        ? undefined
        : new Promise<void>((resolve) => {
            goOn = resolve
          }).then(() => loadPage(pathname)),
  }
}
