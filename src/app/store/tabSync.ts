import { flushSync } from 'react-dom'
import { isRecord, tryStorage, type UserId } from '@/contract'
import { booksReplaced, readAddressBooks } from '@/features/address'
import { readSession, selectUser, sessionReplaced } from '@/features/auth'
import { readViews, viewsReplaced } from '@/features/recent'
import { api } from '@/shared/api/api'
import { SESSION_KEY } from '@/shared/session'
import { updateAvailable } from '../serviceWorker/updatePrompt'
import { ADDRESSES_KEY, RECENT_KEY } from './persistedState'
import type { createStore } from './store'
import { isNewer, parseStored } from './versionedPersistConfig'

/** A tab hidden for this long, in ms, refetches its lists when it is shown. */
const STALE_MS = 60_000

/** Whose cart, wishlist or orders have changed; null if it may be any user's. */
type Message = { owner: UserId | null }

const isMessage = (data: unknown): data is Message =>
  isRecord(data) && (data.owner === null || typeof data.owner === 'string')

/**
 * The channel to the other tabs; undefined where BroadcastChannel is missing or throws (Firefox, with all cookies
 * blocked).
 */
export const openTabChannel = (): BroadcastChannel | undefined => {
  try {
    return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('resham')
  } catch {
    return undefined
  }
}

const KEYS = [SESSION_KEY, ADDRESSES_KEY, RECENT_KEY]

/** The stored texts by key; empty where storage is forbidden. */
const storedTexts = (): Record<string, string | null> =>
  tryStorage(() => Object.fromEntries(KEYS.map((key) => [key, localStorage.getItem(key)]))) ?? {}

/**
 * Syncs this tab with the others: with what they store, and with the changes of lists that they announce. Received
 * changes are not announced again. Returns a function that stops it.
 */
export const startTabSync = (
  { dispatch, getState }: ReturnType<typeof createStore>,
  channel: BroadcastChannel | undefined,
) => {
  const refetchLists = () => dispatch(api.util.invalidateTags(['Account']))

  /** Replaces a slice by the text stored under its key. */
  const replace = (key: string, text: string | null) => {
    const json = parseStored(text)
    // This release may misread it.
    if (isNewer(json)) dispatch(updateAvailable())
    else if (key === SESSION_KEY) dispatch(sessionReplaced(readSession(json) ?? null))
    else if (key === ADDRESSES_KEY) dispatch(booksReplaced(readAddressBooks(json) ?? { books: {} }))
    else if (key === RECENT_KEY) dispatch(viewsReplaced(readViews(json) ?? { viewed: {} }))
  }
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // Another program of this origin may use redux-persist too. Null: `localStorage.clear()`.
    for (const own of KEYS) if (key === null || key === own) replace(own, newValue)
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

  // A page in the back/forward cache gets no events. Another user may have logged in meanwhile, so it stays hidden
  // until it has read the storage again.
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

  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener('storage', onStorage, { signal })
  window.addEventListener('pagehide', onPageHide, { signal })
  window.addEventListener('pageshow', onPageShow, { signal })
  document.addEventListener('visibilitychange', onVisibility, { signal })
  channel?.addEventListener('message', onMessage)
  return () => {
    listening.abort()
    channel?.close()
  }
}
