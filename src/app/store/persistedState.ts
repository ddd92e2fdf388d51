import type { Reducer } from '@reduxjs/toolkit'
import { persistReducer } from 'redux-persist'
import { tryStorage } from '@/contract'
import { addressSlice, readAddressBooks } from '@/features/address'
import { authSlice, readSession } from '@/features/auth'
import { readViews, recentSlice } from '@/features/recent'
import { SESSION_KEY } from '@/shared/session'
import { type StoredState, versionedPersistConfig } from './versionedPersistConfig'

/** The localStorage keys of client-only state. */
export const ADDRESSES_KEY = 'addresses'
export const RECENT_KEY = 'recentlyViewed'

/** Removes the stored session, even that of a newer release. */
export const removeSession = () => {
  tryStorage(() => localStorage.removeItem(SESSION_KEY))
}

/** Takes a slice's reducer and how its state is stored; returns a function that makes it persistent. */
const persisted =
  <State extends object>(reducer: Reducer<State>, stored: Omit<StoredState<State>, 'onNewer'>) =>
  (onNewer: () => void) =>
    persistReducer(versionedPersistConfig({ ...stored, onNewer }), reducer)

/** The session: `token` and `user` under `loginItems`; no key without a session. */
export const persistedAuth = persisted(authSlice.reducer, {
  key: SESSION_KEY,
  read: readSession,
  isEmpty: ({ token }) => token === null,
})

/** Saved addresses and the selection, per user. */
export const persistedAddresses = persisted(addressSlice.reducer, {
  key: ADDRESSES_KEY,
  read: readAddressBooks,
})

/** Recently viewed products, per user. */
export const persistedRecent = persisted(recentSlice.reducer, { key: RECENT_KEY, read: readViews })
