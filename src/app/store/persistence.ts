import type { Slice, UnknownAction } from '@reduxjs/toolkit'
import { announceNewerData, tryStorage } from '@resham/browser'
import { getStoredState, persistReducer, REHYDRATE } from 'redux-persist'
import { addressSlice, readAddressBooks } from '@/features/address'
import { authSlice, readSession } from '@/features/auth'
import { readViews, recentSlice } from '@/features/recent'
import { parseJson } from '@/shared/json'
import { ADDRESSES_KEY, RECENTLY_VIEWED_KEY, SESSION_KEY } from '@/shared/storageKeys'

/** No stored state is longer than this, in characters. */
const MAX_CHARACTERS = 1_000_000

/** A slice as redux-persist stores it. The storage may hold anything else, so it is checked before use. */
type Stored = { token?: unknown; _persist?: { version: number; rehydrated: boolean } } | undefined

/**
 * Whether a newer release has stored this, as it may in another tab. Then it is left alone. Data without a version is
 * that of version 1.
 */
const isNewer = (stored: Stored, version = 1) => (stored?._persist?.version ?? 1) > version

/** The keys that could not be read. What is stored there may be valid, so nothing takes its place. */
const unread = new Set<string>()

/** redux-persist's storage engine: plain JSON in localStorage, which may be forbidden or full. */
export const storage = {
  getItem: async (key: string) => {
    unread.add(key)
    const text = localStorage.getItem(key) ?? ''
    unread.delete(key)
    return text.length > MAX_CHARACTERS ? undefined : parseJson(text)
  },
  setItem: async (key: string, state: Stored) =>
    tryStorage(
      () => {
        if (unread.has(key)) throw new Error('What is stored could not be read.')
        const before = localStorage.getItem(key) ?? ''
        const text = JSON.stringify(state)
        // redux-persist also writes state that it has just read from another tab, which changes nothing.
        if (text === before || isNewer(parseJson(before) as Stored, state?._persist?.version)) return
        if (key === SESSION_KEY && state?.token === null) localStorage.removeItem(key)
        // A text that is too long would be dropped when it is read, and must not replace valid data.
        else if (text.length > MAX_CHARACTERS)
          console.warn(`${key} is too long to be stored: ${text.length} characters`)
        else localStorage.setItem(key, text)
      },
      (error) => console.warn(`The browser does not store ${key}, which this page alone keeps:`, error),
    ),
  removeItem: async (key: string) => localStorage.removeItem(key),
}

type Description<State> = {
  /** The key of localStorage. */
  key: string
  version: number
  slice: Slice<State>
  /** The state in parsed JSON; undefined if it is invalid. */
  read: (json: unknown) => State | undefined
}

const toConfig = <State extends object>({ slice, read, ...config }: Description<State>) => ({
  ...config,
  keyPrefix: '',
  storage,
  // The engine takes and returns objects.
  serialize: false,
  deserialize: false,
  // Where `version` is raised, redux-persist's `createMigrate` upgrades here what is older. What is newer is not read:
  // redux-persist keeps the state, and would log a reason.
  migrate: <Data extends Stored>(stored: Data, version: number): Promise<Data> => {
    if (!isNewer(stored, version)) return Promise.resolve(stored)
    announceNewerData()
    return Promise.reject()
  },
  // Invalid data is replaced by the initial state.
  stateReconciler: (stored: unknown) => read(stored) ?? slice.getInitialState(),
})

/**
 * How each persisted slice is stored, by its key in the state. Other tabs take over a changed slice as a
 * whole, so the last tab to write wins (see tabSync).
 */
const persisted = {
  /** The session: `token` and `user`; no key without a session. */
  auth: toConfig({ key: SESSION_KEY, version: 1, slice: authSlice, read: readSession }),
  /** Saved addresses and the selection, per user. */
  address: toConfig({ key: ADDRESSES_KEY, version: 1, slice: addressSlice, read: readAddressBooks }),
  /** Recently viewed products, per user. */
  recent: toConfig({ key: RECENTLY_VIEWED_KEY, version: 1, slice: recentSlice, read: readViews }),
}

const configs = Object.values(persisted)

/** The stored texts by key; empty where storage is forbidden. */
export const storedTexts = (): Record<string, string | null> =>
  tryStorage(() => Object.fromEntries(configs.map(({ key }) => [key, localStorage.getItem(key)]))) ?? {}

/**
 * Creates the persisted reducers of a store. They use the storage only after redux-persist's PERSIST action.
 */
export const createPersistedReducers = () =>
  ({
    auth: persistReducer(persisted.auth, authSlice.reducer),
    address: persistReducer(persisted.address, addressSlice.reducer),
    recent: persistReducer(persisted.recent, recentSlice.reducer),
  }) satisfies Record<keyof typeof persisted, unknown>

/**
 * Rehydrates the slice of a key, or all for null, with what another tab has stored: by redux-persist's own
 * action, as its maintainer shows it (https://github.com/rt2zz/redux-persist/issues/569).
 */
export const rehydrate = (dispatch: (action: UnknownAction) => void, key: string | null) =>
  Promise.allSettled(
    configs
      .filter((config) => key === null || key === config.key)
      .map(async (config) => {
        const stored = await config.migrate(await getStoredState(config), config.version)
        // `{}` where nothing is stored: without a payload redux-persist would keep the state.
        dispatch({ type: REHYDRATE, key: config.key, payload: stored ?? {} })
      }),
  )
