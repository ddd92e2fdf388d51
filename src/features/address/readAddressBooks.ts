import { DELIVERY_FIELDS, isRecord } from '@resham/contract'
import { type Address, type AddressBook, type AddressState, keyOf } from './addressSlice'

const isId = (value: unknown): value is Address['id'] => Number.isSafeInteger(value)

const isAddress = (value: unknown): value is Address =>
  isRecord(value) &&
  isId(value.id) &&
  (value.key === undefined || typeof value.key === 'string') &&
  DELIVERY_FIELDS.every((field) => typeof value[field] === 'string')

const areDifferent = (ids: unknown[]) => new Set(ids).size === ids.length

const isBook = (value: unknown): value is AddressBook =>
  isRecord(value) &&
  Array.isArray(value.addresses) &&
  value.addresses.every(isAddress) &&
  areDifferent(value.addresses.map(({ id }) => id)) &&
  areDifferent(value.addresses.map(keyOf)) &&
  (value.selectedId === null || isId(value.selectedId))

/** Reads stored address books; undefined when they are malformed. Single corrupt books are dropped. */
export const readAddressBooks = (stored: unknown): AddressState | undefined => {
  if (!isRecord(stored) || !isRecord(stored.books)) return undefined
  const books = Object.entries(stored.books).flatMap(([owner, book]) => (isBook(book) ? [[owner, book]] : []))
  return { books: Object.fromEntries(books) }
}
