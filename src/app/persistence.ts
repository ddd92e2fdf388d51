import type { Reducer } from '@reduxjs/toolkit'
import { type PersistConfig, persistReducer } from 'redux-persist'
import { type AddressState, addressSlice, readBooks } from '@/features/address'
import { type AuthState, authSlice, readSession } from '@/features/auth'
import { type RecentState, readViews, recentSlice } from '@/features/recent'
import { jsonStorage } from './jsonStorage'

/** Where the browser stores the session (specification, section 3), and what else no server knows. */
export const SESSION_KEY = 'loginItems'
export const ADDRESSES_KEY = 'addresses'
export const RECENT_KEY = 'recentlyViewed'

/** Removes the stored session, whichever release stored it: a shopper who logs out is logged out. */
export const removeSession = () => {
  try {
    localStorage.removeItem(SESSION_KEY)
  } catch {
    // Where nothing can be stored, nothing was.
  }
}

// redux-persist knows `deserialize: false`; its types do not.
type Config<State> = PersistConfig<State> & { deserialize: false }

const persisted = <State>(
  reducer: Reducer<State>,
  config: Pick<PersistConfig<State>, 'key' | 'version' | 'migrate' | 'storage'>,
) => {
  const plain: Config<State> = { ...config, keyPrefix: '', serialize: false, deserialize: false, timeout: 0 }
  return persistReducer(plain, reducer)
}

/**
 * The session: `token` and `user` under `loginItems`; no key without a session (specification, section 4). `onNewer`,
 * here and below, is called when a newer release stored what is there.
 */
export const persistedAuth = (onNewer: () => void) =>
  persisted<AuthState>(
    authSlice.reducer,
    jsonStorage<AuthState>({
      key: SESSION_KEY,
      read: readSession,
      isEmpty: ({ token }) => token === null,
      onNewer,
    }),
  )

/** Saved addresses and the selection, a book for each shopper. */
export const persistedAddresses = (onNewer: () => void) =>
  persisted<AddressState>(
    addressSlice.reducer,
    jsonStorage<AddressState>({ key: ADDRESSES_KEY, read: readBooks, onNewer }),
  )

/** What each shopper looked at in this browser. */
export const persistedRecent = (onNewer: () => void) =>
  persisted<RecentState>(
    recentSlice.reducer,
    jsonStorage<RecentState>({ key: RECENT_KEY, read: readViews, onNewer }),
  )
