import type { PersistConfig } from 'redux-persist'
import { isRecord, tryStorage } from '@/contract'
import { parseJson } from '@/shared/json'

/**
 * The version of the stored data, which redux-persist writes with it. Data without a version is the same as version 1.
 * A new version migrates older data in `migrate`, before it is read.
 */
const STORED_VERSION = 1

/** No stored state is longer than this, in characters. */
const MAX_CHARACTERS = 1_000_000

/** Parses stored text; undefined if it is not JSON, or longer than this release stores. */
export const parseStored = (text: string | null): unknown => {
  if (text === null) return undefined
  const json = parseJson(text)
  return text.length > MAX_CHARACTERS && !isNewer(json) ? undefined : json
}

/** Whether a newer release, in another tab, stored this. */
export const isNewer = (json: unknown): boolean =>
  isRecord(json) &&
  isRecord(json._persist) &&
  typeof json._persist.version === 'number' &&
  json._persist.version > STORED_VERSION

export type StoredState<State> = {
  key: string
  /** Called when the stored data is of a newer release. */
  onNewer: () => void
  /** The state in parsed JSON of this version; undefined if it is invalid. */
  read: (json: unknown) => State | undefined
  /** Whether there is nothing to store: the key is then removed. */
  isEmpty?: (state: State) => boolean
}

const attempt = <Result>(access: () => Result) =>
  tryStorage(access, (error) => console.warn('Browser storage is not available:', error))

// `deserialize` is missing from redux-persist's types.
type Config<State> = PersistConfig<State> & { deserialize: false }

/**
 * The configuration of redux-persist that stores a slice as plain JSON in localStorage. Invalid text is
 * dropped; unchanged text is not written again. Data of a newer release is read as far as possible, and never
 * overwritten or removed.
 */
export const versionedPersistConfig = <State extends object>({
  key,
  read,
  isEmpty,
  onNewer,
}: StoredState<State>): Config<State> => ({
  key,
  keyPrefix: '',
  serialize: false,
  deserialize: false,
  timeout: 0,
  version: STORED_VERSION,
  migrate: async (stored) => {
    const state = read(stored)
    if (!stored || isNewer(stored)) return state as typeof stored
    if (state === undefined) attempt(() => localStorage.removeItem(key))
    return state && ({ ...state, _persist: stored._persist } as typeof stored)
  },
  storage: {
    getItem: async () => {
      const text = attempt(() => localStorage.getItem(key))
      const json = parseStored(text ?? null)
      if (isNewer(json)) onNewer()
      // Text that is not JSON is dropped like an invalid state.
      return text === null || text === undefined ? undefined : (json ?? {})
    },
    setItem: async (_key: string, state: State) => {
      attempt(() => {
        const stored = localStorage.getItem(key)
        if (isNewer(parseStored(stored))) return isEmpty?.(state) ? undefined : onNewer()
        if (isEmpty?.(state)) return localStorage.removeItem(key)
        const text = JSON.stringify(state)
        // It would be dropped when it is read, and has replaced valid data.
        if (text.length > MAX_CHARACTERS)
          return console.warn(`${key} is too long to be stored: ${text.length} characters`)
        if (text !== stored) localStorage.setItem(key, text)
      })
    },
    removeItem: async () => {
      attempt(() => localStorage.removeItem(key))
    },
  },
})
