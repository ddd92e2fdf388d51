import type { Storage } from 'redux-persist'
import { parseJson } from '@/shared/json/parseJson'

/** More than this, in characters, nothing comes to that the shop keeps. */
const MOST_CHARACTERS = 1_000_000

/** What a kept text says as JSON; undefined when it is none, or too long to be one of ours. */
export const parseKept = (text: string): unknown =>
  text.length > MOST_CHARACTERS ? undefined : parseJson(text)

type Shape<State> = {
  /** The state that a parsed text of this browser holds, or undefined where it is not one of ours. */
  read: (json: unknown) => State | undefined
  /** What is kept of the state; null keeps nothing and removes the key. */
  write: (state: State) => object | null
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
 * A storage engine for redux-persist (with its own encoding switched off) that keeps readable JSON in
 * localStorage, nothing encoded twice. Text that is not ours is dropped; unchanged text is not
 * written again.
 */
export const plainStorage = <State>({ read, write }: Shape<State>): Storage => ({
  getItem: async (key: string) =>
    attempt(() => {
      const text = localStorage.getItem(key)
      if (text === null) return undefined
      const state = read(parseKept(text))
      if (state === undefined) localStorage.removeItem(key)
      return state
    }),
  setItem: async (key: string, state: State) => {
    attempt(() => {
      const kept = write(state)
      if (kept === null) return localStorage.removeItem(key)
      const text = JSON.stringify(kept)
      // It would be dropped when it is read again, and with it what is there now.
      if (text.length > MOST_CHARACTERS) throw new RangeError(`What ${key} should hold is too long.`)
      if (text !== localStorage.getItem(key)) localStorage.setItem(key, text)
    })
  },
  removeItem: async (key: string) => {
    attempt(() => localStorage.removeItem(key))
  },
})
