import { type CategoryDto, MAX_DELIVERY_DAYS } from '@resham/contract'
import type { OwnerProduct } from '../../database/readProducts'
import type { Table } from './mistakeList'

/** Takes the value of a field; returns what is wrong with it, or undefined. */
export type Rule = (value: unknown) => string | undefined

/** The rules of all fields, by name. All but `OPTIONAL` are required. */
export type Rules = ReadonlyMap<string, Rule>

/** The largest integer that the database stores. */
const MAX_INTEGER = 2_147_483_647

/** The longest id, and the longest name of a category, in characters: entries of an index have a limit. */
const MAX_KEY_LENGTH = 200

const text: Rule = (value) => {
  if (typeof value !== 'string') return 'must be a text'
  if (value.trim() === '') return 'must not be blank'
  // PostgreSQL stores neither.
  const isStorable = !value.includes('\0') && value.isWellFormed()
  return isStorable ? undefined : 'must not contain the character U+0000 or half a surrogate pair'
}

const rule =
  (isValid: (value: string) => boolean, problem: string): Rule =>
  (value) =>
    text(value) ?? (isValid(String(value)) ? undefined : problem)

const id = rule(
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

const categoryName = rule(
  (value) => value.length <= MAX_KEY_LENGTH,
  `must have at most ${MAX_KEY_LENGTH} characters`,
)

const link = rule(
  (value) => /^(\/[^/\\]|https?:\/\/)/.test(value) && URL.canParse(value, 'https://shop.example'),
  'must be a URL, or a path from "/"',
)

const wholeNumberUpTo =
  (max: number): Rule =>
  (value) => {
    const isWhole = typeof value === 'string' ? /^\d+$/.test(value) : Number.isInteger(value)
    const isValid = isWhole && Number(value) >= 0 && Number(value) <= max
    return isValid ? undefined : `must be a whole number from 0 to ${max}`
  }

const wholeNumber = wholeNumberUpTo(MAX_INTEGER)
const days = wholeNumberUpTo(MAX_DELIVERY_DAYS)

/** The rules of fields that are digits in the contract, and may be numbers in a file. */
export const WHOLE_NUMBERS: ReadonlySet<Rule> = new Set([wholeNumber, days])

const rating: Rule = (value) => {
  const isRating = typeof value === 'number' && value >= 0 && value <= 5 && /^\d(\.\d)?$/.test(String(value))
  return isRating ? undefined : 'must be a number from 0 to 5, with one decimal at most'
}

const trueOrFalse: Rule = (value) => (typeof value === 'boolean' ? undefined : 'must be true or false')

const productRules: Record<keyof OwnerProduct, Rule> = {
  _id: id,
  title: text,
  description: text,
  imageLink: link,
  price: wholeNumber,
  discountedPrice: wholeNumber,
  rating,
  reviews: text,
  inStock: trueOrFalse,
  size: text,
  deliveryTime: days,
  categoryName: text,
  stock: wholeNumber,
}

const categoryRules: Record<keyof CategoryDto, Rule> = { _id: id, categoryName, image: link }

/** The field that a file may leave out, for all products or for some. Then the database keeps its value. */
export const OPTIONAL = 'stock'

/** The rules of both tables, their fields in the order of the columns of a CSV file. */
export const RULES: Record<Table, Rules> = {
  categories: new Map(Object.entries(categoryRules)),
  products: new Map(Object.entries(productRules)),
}
