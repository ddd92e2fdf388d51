import { flushSync } from 'react-dom'
import type { UserId } from '@/contract'
import { booksReplaced, readBooks } from '@/features/address'
import { readSession, selectUser, sessionReplaced } from '@/features/auth'
import { readViews, viewsReplaced } from '@/features/recent'
import { api } from '@/shared/api/api'
import { isRecord } from '@/shared/json/isRecord'
import { isNewer, parseStored } from './jsonStorage'
import { ADDRESSES_KEY, RECENT_KEY, SESSION_KEY } from './persistence'
import type { createStore } from './store'
import { updateArrived } from './updates'

/** How long a tab may be hidden before it no longer trusts its lists, in ms. */
const STALE_MS = 60_000

/** Says whose cart or wishlist has changed: null where it may be anybody's. */
type Message = { owner: UserId | null }

const isMessage = (data: unknown): data is Message =>
  isRecord(data) && (data.owner === null || typeof data.owner === 'string')

/**
 * The way to the other tabs of this browser; where it has none, or refuses it (Firefox, with all cookies blocked),
 * nobody is told and nobody hears.
 */
export const openChannel = (): BroadcastChannel | undefined => {
  try {
    return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('resham')
  } catch {
    return undefined
  }
}

const KEYS = [SESSION_KEY, ADDRESSES_KEY, RECENT_KEY]

/** What is stored now, by its key; nothing where the browser forbids to look. */
const storedTexts = (): Record<string, string | null> => {
  try {
    return Object.fromEntries(KEYS.map((key) => [key, localStorage.getItem(key)]))
  } catch {
    return {}
  }
}

/**
 * Lets this tab follow what happens in the others: the session and the addresses that they store, and
 * the changes of lists that they tell of. What is heard is never told on. Returns a function that
 * ends it.
 */
export const followOtherTabs = (
  { dispatch, getState }: ReturnType<typeof createStore>,
  channel: BroadcastChannel | undefined,
) => {
  const refetchLists = () => dispatch(api.util.invalidateTags(['Cart', 'Wishlist', 'Orders']))

  /** Takes over what is stored under a key now. */
  const replace = (key: string, text: string | null) => {
    const json = parseStored(text)
    // This release cannot be sure to understand it.
    if (isNewer(json)) dispatch(updateArrived())
    else if (key === SESSION_KEY) dispatch(sessionReplaced(readSession(json) ?? null))
    else if (key === ADDRESSES_KEY) dispatch(booksReplaced(readBooks(json) ?? { books: {} }))
    else if (key === RECENT_KEY) dispatch(viewsReplaced(readViews(json) ?? { viewed: {} }))
  }
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== null) return replace(key, newValue)
    // Everything was cleared at once.
    for (const cleared of KEYS) replace(cleared, null)
  }

  // A tab may be opened in the background.
  let hiddenSince = document.visibilityState === 'hidden' ? Date.now() : Number.POSITIVE_INFINITY
  let isStale = false
  const onMessage = ({ data }: MessageEvent) => {
    if (!isMessage(data) || (data.owner !== null && data.owner !== selectUser(getState())?._id)) return
    if (document.visibilityState === 'hidden') isStale = true
    else refetchLists()
  }
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') {
      hiddenSince = Date.now()
      return
    }
    if (isStale || Date.now() - hiddenSince >= STALE_MS) refetchLists()
    isStale = false
  }

  // A page in the browser's back/forward cache hears nothing, and comes back as it was: another user may have logged
  // in meanwhile, so it is not shown before it has looked.
  const { style } = document.documentElement
  let before = storedTexts()
  const onPageHide = ({ persisted }: PageTransitionEvent) => {
    if (persisted) style.visibility = 'hidden'
    before = storedTexts()
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    flushSync(() => {
      for (const [key, text] of Object.entries(storedTexts())) if (text !== before[key]) replace(key, text)
    })
    refetchLists()
    style.visibility = ''
  }

  window.addEventListener('storage', onStorage)
  window.addEventListener('pagehide', onPageHide)
  window.addEventListener('pageshow', onPageShow)
  document.addEventListener('visibilitychange', onVisibility)
  channel?.addEventListener('message', onMessage)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pagehide', onPageHide)
    window.removeEventListener('pageshow', onPageShow)
    document.removeEventListener('visibilitychange', onVisibility)
    channel?.close()
  }
}
