import { createMigrate, type MigrationManifest, type PersistConfig } from 'redux-persist'
import { isRecord } from '@/shared/json/isRecord'
import { parseJson } from '@/shared/json/parseJson'

/** The version of what this release stores, which redux-persist writes beside it. */
const STORED_VERSION = 1

/**
 * What brings older data to `STORED_VERSION`, for each version that it passes through. What was stored before there
 * were versions is the same as version 1.
 */
const migrations: MigrationManifest = {}

/** Longer than this, in characters, nothing is that the shop stores. */
const MAX_CHARACTERS = 1_000_000

/** What a stored text says as JSON; undefined when it is none, or too long to be one that this release stored. */
export const parseStored = (text: string | null): unknown => {
  if (text === null) return undefined
  const json = parseJson(text)
  return text.length > MAX_CHARACTERS && !isNewer(json) ? undefined : json
}

/** Whether a newer release of the shop, in another tab, stored this. */
export const isNewer = (json: unknown): boolean =>
  isRecord(json) &&
  isRecord(json._persist) &&
  typeof json._persist.version === 'number' &&
  json._persist.version > STORED_VERSION

type Options<State> = {
  key: string
  /** The state that parsed JSON of this version holds, or undefined where it is none of ours. */
  read: (json: unknown) => State | undefined
  /** Whether there is nothing to store, so that the key is removed. */
  isEmpty?: (state: State) => boolean
  /** Called when the browser holds what a newer release stored. */
  onNewer: () => void
}

// Private windows forbid storage and full ones refuse it. Either costs the shopper nothing but the
// memory of this visit.
const attempt = <Result>(what: () => Result): Result | undefined => {
  try {
    return what()
  } catch (error) {
    console.warn('This browser would not keep or give back what it was asked to:', error)
    return undefined
  }
}

const migrate = createMigrate(migrations)

/**
 * Where and how redux-persist stores a slice: as readable JSON in localStorage, nothing encoded twice. Text that is
 * not ours is dropped; unchanged text is not written again. What a newer release stored is read as far as it can be,
 * and never overwritten or removed.
 */
export const jsonStorage = <State extends object>({ key, read, isEmpty, onNewer }: Options<State>) =>
  ({
    key,
    version: STORED_VERSION,
    migrate: async (stored, version) => {
      if (!stored || isNewer(stored)) return read(stored) as typeof stored
      const state = read(await migrate(stored, version))
      if (state === undefined) attempt(() => localStorage.removeItem(key))
      return state && ({ ...state, _persist: stored._persist } as typeof stored)
    },
    storage: {
      getItem: async () => {
        const text = attempt(() => localStorage.getItem(key))
        const json = parseStored(text ?? null)
        if (isNewer(json)) onNewer()
        // What is no JSON goes the way of what is none of ours.
        return text === null || text === undefined ? undefined : (json ?? {})
      },
      setItem: async (_key: string, state: State) => {
        attempt(() => {
          const stored = localStorage.getItem(key)
          if (isNewer(parseStored(stored))) return isEmpty?.(state) ? undefined : onNewer()
          if (isEmpty?.(state)) return localStorage.removeItem(key)
          const text = JSON.stringify(state)
          // It would be dropped when it is read again, and with it what is there now.
          if (text.length > MAX_CHARACTERS) throw new RangeError(`What ${key} should hold is too long.`)
          if (text !== stored) localStorage.setItem(key, text)
        })
      },
      removeItem: async () => {
        attempt(() => localStorage.removeItem(key))
      },
    },
  }) satisfies Partial<PersistConfig<State>>
