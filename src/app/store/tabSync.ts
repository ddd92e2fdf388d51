import { tryStorage } from '@resham/browser'
import { api } from '@/shared/api/api'
import { rehydrate, storedTexts } from './persistence'
import type { AppStore } from './store'

/** What a tab shows of the account is stale once the tab was hidden for this long, in ms. */
const STALE_MS = 60_000

/** The channel to the other tabs; undefined where it is missing or forbidden (Firefox, with all cookies blocked). */
export const openTabChannel = () => tryStorage(() => new BroadcastChannel('resham'))

/**
 * Syncs this tab with the others: what they store, and what they change of the account, which a hidden tab fetches when
 * it is shown. Returns a function that stops it.
 */
export const startTabSync = ({ dispatch }: AppStore, channel: BroadcastChannel | undefined) => {
  const isHidden = () => document.visibilityState === 'hidden'
  const refetchAccount = () => dispatch(api.util.invalidateTags(['Account']))

  // A tab may be opened in the background.
  let staleAt = Date.now() + STALE_MS
  const onMessage = () => {
    if (isHidden()) staleAt = 0
    else refetchAccount()
  }
  const onVisibility = () => {
    if (isHidden()) staleAt = Date.now() + STALE_MS
    else if (Date.now() >= staleAt) refetchAccount()
  }

  // A page in the back/forward cache gets no events. Another user may have logged in meanwhile, so it stays hidden
  // until it has read the storage again.
  const { style } = document.documentElement
  let before = storedTexts()
  const onPageHide = ({ persisted }: PageTransitionEvent) => {
    if (persisted) style.visibility = 'hidden'
    before = storedTexts()
  }
  const onPageShow = async ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    // Only changed keys are read: where the storage is full, this page alone has the rest.
    const now = storedTexts()
    for (const [key, text] of Object.entries(now)) if (text !== before[key]) await rehydrate(dispatch, key)
    refetchAccount()
    style.visibility = ''
  }

  const listening = new AbortController()
  const { signal } = listening
  // The event has no key after `localStorage.clear()`.
  window.addEventListener('storage', ({ key }) => rehydrate(dispatch, key), { signal })
  window.addEventListener('pagehide', onPageHide, { signal })
  window.addEventListener('pageshow', onPageShow, { signal })
  document.addEventListener('visibilitychange', onVisibility, { signal })
  channel?.addEventListener('message', onMessage)
  return () => {
    listening.abort()
    channel?.close()
  }
}
