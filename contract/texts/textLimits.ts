import { isBlank, withoutInvisible } from './isBlank'

/**
 * The most characters of each text that is stored, for the forms and for every server: Unicode code points, as JSON
 * Schema and PostgreSQL count them. Of a zipcode digits.
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

/** A text that is stored; of a password its hash. */
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

/** How many further fields of a sign-up are stored, and the most characters of a name, and of a value as JSON. */
export const extraFieldLimits = { count: 20, name: 100, value: 1_000 } as const

/** Takes an email; returns it as it is stored: without outer blanks and invisible characters, in Unicode's NFC. */
export const normalizeEmail = (email: string): string => withoutInvisible(email).trim().normalize('NFC')

/** Takes a password; returns what is compared of it: one kind of blank, and NFC (RFC 8265, OpaqueString). */
export const normalizePassword = (password: string): string =>
  password.replace(/\p{Zs}/gu, ' ').normalize('NFC')

// The digits of the Indian scripts are at the same place of their blocks.
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

/** How many characters a text has, as limits count them. */
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
