import { type CategoryDto, isBlank, MAX_DELIVERY_DAYS } from '@resham/contract'
import { mapValues } from 'es-toolkit'
import { PRODUCT_COLUMNS } from '../../database/productColumns'
import type { OwnerProduct } from '../../database/readProducts'
import { MAX_INTEGER } from '../../database/sqlValues'
import type { Table } from './mistakeList'

/** What the import says and demands of a field, beside the schema of the contract. */
export type FieldRule = {
  /** What is said of a value that the schema refuses. */
  must: string
  /** Takes a value as it would be stored; returns what only this shop does not allow, or undefined. */
  check?: (value: unknown) => string | undefined
  /** Digits in the contract, and maybe a number in a file. */
  isDigits?: true
}

/** The rules of all fields, by name. All but `OPTIONAL` are required. */
export type Rules = ReadonlyMap<string, FieldRule>

/** The longest id, and the longest name of a category, in characters: entries of an index have a limit. */
const MAX_KEY_LENGTH = 200

const checkText = (value: unknown) => {
  if (typeof value !== 'string') return undefined
  if (isBlank(value)) return 'must not be blank'
  // PostgreSQL stores neither.
  const isStorable = !value.includes('\0') && value.isWellFormed()
  return isStorable ? undefined : 'must not contain the character U+0000 or half a surrogate pair'
}

const text = { must: 'must be a text', check: checkText }

const textThat = (isValid: (value: string) => boolean, problem: string): FieldRule => ({
  ...text,
  check: (value) => checkText(value) ?? (isValid(String(value)) ? undefined : problem),
})

const id = textThat(
  (value) =>
    value === value.trim() &&
    value.length <= MAX_KEY_LENGTH &&
    // A URL cannot end in these two, because they are resolved.
    value !== '.' &&
    value !== '..' &&
    // In a URL a comma separates ids.
    !/[\p{Cc}/,]/u.test(value),
  `must fit into a URL: no "/", no comma, no control character, no outer blank, at most ${MAX_KEY_LENGTH} characters`,
)

const categoryName = textThat(
  (value) => value.length <= MAX_KEY_LENGTH,
  `must have at most ${MAX_KEY_LENGTH} characters`,
)

const link: FieldRule = { must: 'must be a URL, or a path from "/"', check: checkText }

const wholeNumberUpTo = (max: number) => `must be a whole number from 0 to ${max}`

const isWholeNumber = (value: unknown) =>
  typeof value === 'string' && /^\d+$/.test(value) && Number(value) <= MAX_INTEGER

const wholeNumber: FieldRule = {
  must: wholeNumberUpTo(MAX_INTEGER),
  check: (value) => (isWholeNumber(value) ? undefined : wholeNumberUpTo(MAX_INTEGER)),
  isDigits: true,
}

const days: FieldRule = { must: wholeNumberUpTo(MAX_DELIVERY_DAYS), isDigits: true }

const RATING = 'must be a number from 0 to 5, with one decimal at most'

const rating: FieldRule = {
  must: RATING,
  check: (value) => (/^\d(\.\d)?$/.test(String(value)) ? undefined : RATING),
}

const trueOrFalse: FieldRule = { must: 'must be true or false' }

/** The rules of the types of columns. A field with another one is in `productRules`. */
const typeRules = { text, integer: wholeNumber, numeric: rating, boolean: trueOrFalse }

const productRules: Partial<Record<keyof OwnerProduct, FieldRule>> = {
  _id: id,
  imageLink: link,
  deliveryTime: days,
}

const categoryRules: Record<keyof CategoryDto, FieldRule> = { _id: id, categoryName, image: link }

/** The field that a file may leave out, for all products or for some. Then the database keeps its value. */
export const OPTIONAL = 'stock'

/** The rules of both tables, their fields in the order of the columns of a CSV file. */
export const RULES: Record<Table, Rules> = {
  categories: new Map(Object.entries(categoryRules)),
  products: new Map(
    Object.entries({ ...mapValues(PRODUCT_COLUMNS, ([, type]) => typeRules[type]), ...productRules }),
  ),
}
