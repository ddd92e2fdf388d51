import type { UserId } from '@/contract'
import { booksReplaced, readBooks } from '@/features/address'
import { readSession, selectUser, sessionReplaced } from '@/features/auth'
import { readViews, viewsReplaced } from '@/features/recent'
import { api } from '@/shared/api/api'
import { isRecord } from '@/shared/json/isRecord'
import { ADDRESSES_KEY, RECENT_KEY, SESSION_KEY } from './persistence'
import { parseKept } from './plainStorage'
import type { createStore } from './store'

/** How long a tab may be out of sight before it no longer trusts its lists, in ms. */
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

/**
 * Lets this tab follow what happens in the others: the session and the addresses that they keep, and
 * the changes of lists that they tell of. What is heard is never told on. Returns a function that
 * ends it.
 */
export const followOtherTabs = (
  { dispatch, getState }: ReturnType<typeof createStore>,
  channel: BroadcastChannel | undefined,
) => {
  const forgetLists = () => dispatch(api.util.invalidateTags(['Cart', 'Wishlist', 'Orders']))

  const onStorage = ({ key, newValue }: StorageEvent) => {
    const kept = newValue === null ? undefined : parseKept(newValue)
    // Without a key everything was cleared at once.
    if (key === SESSION_KEY || key === null) dispatch(sessionReplaced(readSession(kept) ?? null))
    if (key === ADDRESSES_KEY || key === null) dispatch(booksReplaced(readBooks(kept) ?? { books: {} }))
    if (key === RECENT_KEY || key === null) dispatch(viewsReplaced(readViews(kept) ?? { viewed: {} }))
  }

  const onMessage = ({ data }: MessageEvent) => {
    if (!isMessage(data)) return
    if (data.owner === null || data.owner === selectUser(getState())?._id) forgetLists()
  }

  // A tab may be opened in the background.
  let hiddenSince = document.visibilityState === 'hidden' ? Date.now() : Number.POSITIVE_INFINITY
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') hiddenSince = Date.now()
    else if (Date.now() - hiddenSince >= STALE_MS) forgetLists()
  }

  window.addEventListener('storage', onStorage)
  document.addEventListener('visibilitychange', onVisibility)
  channel?.addEventListener('message', onMessage)
  return () => {
    window.removeEventListener('storage', onStorage)
    document.removeEventListener('visibilitychange', onVisibility)
    channel?.close()
  }
}
