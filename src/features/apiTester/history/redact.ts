import { parseJson } from '@/shared/json'
import { REMOVED } from './removed'

/** Longer texts are not stored, in characters. */
export const MAX_TEXT = 50_000

/** Deeper JSON is not stored: it could exceed the call stack. */
const MAX_DEPTH = 100

const NAMES =
  'authori[sz]ation|cookie|token|secret|password|passwd|pwd|passphrase|passcode|credential|api[-_ ]?key'
const secretName = new RegExp(NAMES, 'i')
const secret = new RegExp(`${NAMES}|eyJ`, 'i')
const jwt = /eyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)*/g
// The lengths are bounded, because unbounded ones take quadratic time.
const queryParameter = new RegExp(
  `((?:[?&#]|%3f|%26|%23)[^=&#\\s]{0,60}?(?:${NAMES})[^=&#\\s]{0,60}?(?:=|%3d))[^&#]+`,
  'gi',
)

/** Whether a field or a header of this name holds a secret. Without a value there is nothing to remove. */
const isSecret = (name: string, value: unknown): boolean =>
  secretName.test(name) && value !== '' && value !== null && typeof value !== 'boolean'

/** Removes JSON Web Tokens, and the values of query parameters with the name of a secret. */
export const redactText = (text: string): string =>
  text.length > MAX_TEXT ? REMOVED : text.replace(queryParameter, `$1${REMOVED}`).replace(jwt, REMOVED)

/** Removes the value of a header with the name of a secret, and the tokens in any other. */
export const redactHeader = (name: string, value: string): string =>
  isSecret(name, value) ? REMOVED : redactText(value)

/** Removes the secrets of parsed JSON: fields with the name of a secret, at any depth, and tokens in texts. */
export const redactJson = (value: unknown, depth = 0): unknown => {
  // JSON within JSON.
  if (typeof value === 'string') return /^\s*[[{]/.test(value) ? redactBody(value) : redactText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > MAX_DEPTH) return REMOVED
  if (Array.isArray(value)) return value.map((item) => redactJson(item, depth + 1))
  const fields = Object.entries(value).map(([name, field]) => [
    redactText(name),
    isSecret(name, field) ? REMOVED : redactJson(field, depth + 1),
  ])
  return Object.fromEntries(fields)
}

/** Removes the secrets of a body. One that is not JSON is removed as a whole, if it may contain any. */
export const redactBody = (text: string): string => {
  if (text.length > MAX_TEXT) return REMOVED
  // An escaped letter could hide a name.
  if (!secret.test(text) && !text.includes('\\')) return text
  const json = parseJson(text)
  if (json === undefined) return secret.test(text) ? REMOVED : text
  // Serialised even if nothing was removed: of two fields with one name, parsing returns only the second.
  return JSON.stringify(redactJson(json), null, text.includes('\n') ? 2 : undefined)
}
