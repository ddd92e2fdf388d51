import type { Storage } from 'redux-persist'
import { isRecord } from '@/shared/json/isRecord'
import { parseJson } from '@/shared/json/parseJson'

/** The version of what this release stores, which redux-persist writes beside it. */
export const STORED_VERSION = 1

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

type Shape<State> = {
  /** The state that a parsed text of this browser holds, or undefined where it is not one of ours. */
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

/**
 * A storage engine for redux-persist (with its own encoding switched off) that stores readable JSON in
 * localStorage, nothing encoded twice. Text that is not ours is dropped; unchanged text is not
 * written again. What a newer release stored is read as far as it can be, and never overwritten or removed.
 */
export const jsonStorage = <State extends object>({ read, isEmpty, onNewer }: Shape<State>): Storage => {
  return {
    getItem: async (key: string) =>
      attempt(() => {
        const text = localStorage.getItem(key)
        if (text === null) return undefined
        const json = parseStored(text)
        const state = read(json)
        if (isNewer(json)) onNewer()
        else if (state === undefined) localStorage.removeItem(key)
        return state && isRecord(json) && !isNewer(json) ? { ...state, _persist: json._persist } : state
      }),
    setItem: async (key: string, state: State) => {
      attempt(() => {
        const stored = localStorage.getItem(key)
        if (isEmpty?.(state)) {
          if (!isNewer(parseStored(stored))) localStorage.removeItem(key)
          return
        }
        if (isNewer(parseStored(stored))) return onNewer()
        const text = JSON.stringify(state)
        // It would be dropped when it is read again, and with it what is there now.
        if (text.length > MAX_CHARACTERS) throw new RangeError(`What ${key} should hold is too long.`)
        if (text !== stored) localStorage.setItem(key, text)
      })
    },
    removeItem: async (key: string) => {
      attempt(() => localStorage.removeItem(key))
    },
  }
}
