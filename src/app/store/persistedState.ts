import type { Reducer } from '@reduxjs/toolkit'
import { type PersistConfig, persistReducer } from 'redux-persist'
import { tryStorage } from '@/contract'
import { type AddressState, addressSlice, readAddressBooks } from '@/features/address'
import { authSlice, readSession } from '@/features/auth'
import { type RecentState, readViews, recentSlice } from '@/features/recent'
import { type AuthState, SESSION_KEY } from '@/shared/session'
import { versionedPersistConfig } from './versionedPersistConfig'

/** The localStorage keys of client-only state. */
export const ADDRESSES_KEY = 'addresses'
export const RECENT_KEY = 'recentlyViewed'

/** Removes the stored session, even that of a newer release. */
export const removeSession = () => {
  tryStorage(() => localStorage.removeItem(SESSION_KEY))
}

// `deserialize` is missing from redux-persist's types.
type Config<State> = PersistConfig<State> & { deserialize: false }

const persisted = <State>(
  reducer: Reducer<State>,
  config: Pick<PersistConfig<State>, 'key' | 'version' | 'migrate' | 'storage'>,
) => {
  const typed: Config<State> = { ...config, keyPrefix: '', serialize: false, deserialize: false, timeout: 0 }
  return persistReducer(typed, reducer)
}

/** The session: `token` and `user` under `loginItems`; no key without a session. */
export const persistedAuth = (onNewer: () => void) =>
  persisted<AuthState>(
    authSlice.reducer,
    versionedPersistConfig<AuthState>({
      key: SESSION_KEY,
      read: readSession,
      isEmpty: ({ token }) => token === null,
      onNewer,
    }),
  )

/** Saved addresses and the selection, per user. */
export const persistedAddresses = (onNewer: () => void) =>
  persisted<AddressState>(
    addressSlice.reducer,
    versionedPersistConfig<AddressState>({ key: ADDRESSES_KEY, read: readAddressBooks, onNewer }),
  )

/** Recently viewed products, per user. */
export const persistedRecent = (onNewer: () => void) =>
  persisted<RecentState>(
    recentSlice.reducer,
    versionedPersistConfig<RecentState>({ key: RECENT_KEY, read: readViews, onNewer }),
  )
