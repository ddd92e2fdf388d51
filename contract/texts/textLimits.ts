import { isBlank, withoutInvisible } from './isBlank'

/**
 * How many characters each stored text may have, in forms and on servers (specification, section 5). They are
 * Unicode code points, as JSON Schema and PostgreSQL count them; those of a zipcode are digits.
 */
export const textLimits = {
  name: 100,
  email: 254,
  password: 1_024,
  street: 300,
  city: 100,
  zipcode: 12,
  state: 100,
  country: 100,
} as const

/** The name of a text that is stored. Of a password only a hash is. */
export type StoredText = keyof typeof textLimits

/** The fields of a delivery address. */
export const DELIVERY_FIELDS = [
  'name',
  'street',
  'city',
  'zipcode',
  'state',
  'country',
] as const satisfies StoredText[]

/**
 * How many further fields a sign-up may have, and how many characters their names, and values as JSON, may.
 */
export const extraFieldLimits = { count: 20, name: 100, value: 1_000 } as const

/** Takes an email; returns it as it is stored: without outer blanks and invisible characters, in Unicode's NFC. */
export const normalizeEmail = (email: string): string => withoutInvisible(email).trim().normalize('NFC')

/**
 * Takes a password; returns it as passwords are compared: one kind of blank, in NFC (RFC 8265, OpaqueString).
 */
export const normalizePassword = (password: string): string =>
  password.replace(/\p{Zs}/gu, ' ').normalize('NFC')

// Each Indian script has a block of 128 code points, in which its digits begin at 0x66.
const toDigit = (indic: string) => String((indic.charCodeAt(0) & 0x7f) - 0x66)

const normalizeZipcode = (zipcode: string): string =>
  withoutInvisible(zipcode)
    .replace(/\s/g, '')
    .replace(/(?=[\u0900-\u0d7f])\p{Nd}/gu, toDigit)

const normalizers: Partial<Record<StoredText, (text: string) => string>> = {
  email: normalizeEmail,
  password: normalizePassword,
  zipcode: normalizeZipcode,
}

/** Takes the name of a text and the text as it was typed; returns it as it is stored, '' for a blank one. */
export const toStoredText = (name: StoredText, text: string): string => {
  if (isBlank(text)) return ''
  return normalizers[name]?.(text) ?? text.trim()
}

/** Takes a text; returns how many Unicode code points it has, which is what the limits count. */
export const lengthOf = (text: string): number => Array.from(text).length

/** Takes the name of a text and the text as it was typed; returns why it is not stored, or undefined. */
export const findTextProblem = (
  name: StoredText,
  text: string,
): 'blank' | 'notDigits' | 'tooLong' | undefined => {
  const stored = toStoredText(name, text)
  if (stored === '') return 'blank'
  if (name === 'zipcode' && !/^\d+$/.test(stored)) return 'notDigits'
  return lengthOf(stored) > textLimits[name] ? 'tooLong' : undefined
}
