import { isRecord } from '@resham/contract'
import { isAddressFields } from '@/shared/forms/addressFields'
import type { Address, AddressBook, AddressState } from './addressSlice'

const isId = (value: unknown): value is Address['id'] => Number.isSafeInteger(value)

const isAddress = (value: unknown): value is Address =>
  isRecord(value) && isId(value.id) && isAddressFields(value)

const isBook = (value: unknown): value is AddressBook =>
  isRecord(value) &&
  Array.isArray(value.addresses) &&
  value.addresses.every(isAddress) &&
  new Set(value.addresses.map(({ id }) => id)).size === value.addresses.length &&
  (value.selectedId === null || isId(value.selectedId))

/** Reads stored address books; undefined when they are malformed. Single corrupt books are dropped. */
export const readAddressBooks = (stored: unknown): AddressState | undefined => {
  if (!isRecord(stored) || !isRecord(stored.books)) return undefined
  const books = Object.entries(stored.books).flatMap(([owner, book]) => (isBook(book) ? [[owner, book]] : []))
  return { books: Object.fromEntries(books) }
}
