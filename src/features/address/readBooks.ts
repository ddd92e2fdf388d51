import { isAddressFields } from '@/shared/address/addressFields'
import { isRecord } from '@/shared/json/isRecord'
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

/**
 * Reads the address books that a browser kept; undefined when they are not what they should be. A
 * book that was spoilt is left out alone.
 */
export const readBooks = (kept: unknown): AddressState | undefined => {
  if (!isRecord(kept) || !isRecord(kept.books)) return undefined
  const books = Object.entries(kept.books).flatMap(([owner, book]) => (isBook(book) ? [[owner, book]] : []))
  return { books: Object.fromEntries(books) }
}
