import type { Reducer } from '@reduxjs/toolkit'
import { type PersistConfig, persistReducer } from 'redux-persist'
import { type AddressState, addressSlice, readBooks } from '@/features/address'
import { type AuthState, authSlice, readSession } from '@/features/auth'
import { type RecentState, readViews, recentSlice } from '@/features/recent'
import { plainStorage } from './plainStorage'

/** Where the browser keeps the session (specification, section 3), and what else no server knows. */
export const SESSION_KEY = 'loginItems'
export const ADDRESSES_KEY = 'addresses'
export const RECENT_KEY = 'recentlyViewed'

// redux-persist knows `deserialize: false`; its types do not.
type Config<State> = PersistConfig<State> & { deserialize: false }

const keep = <State>(reducer: Reducer<State>, key: string, storage: PersistConfig<State>['storage']) => {
  const config: Config<State> = {
    key,
    keyPrefix: '',
    storage,
    serialize: false,
    deserialize: false,
    timeout: 0,
  }
  return persistReducer(config, reducer)
}

/** The session, exactly `{ token, user }` under `loginItems`; no key without a session (specification, section 4). */
export const persistedAuth = () =>
  keep<AuthState>(
    authSlice.reducer,
    SESSION_KEY,
    plainStorage<AuthState>({
      read: readSession,
      write: ({ token, user }) => (token === null ? null : { token, user }),
    }),
  )

/** Saved addresses and the selection, a book for each shopper. */
export const persistedAddresses = () =>
  keep<AddressState>(
    addressSlice.reducer,
    ADDRESSES_KEY,
    plainStorage<AddressState>({ read: readBooks, write: ({ books }) => ({ books }) }),
  )

/** What each shopper looked at in this browser. */
export const persistedRecent = () =>
  keep<RecentState>(
    recentSlice.reducer,
    RECENT_KEY,
    plainStorage<RecentState>({ read: readViews, write: ({ viewed }) => ({ viewed }) }),
  )
