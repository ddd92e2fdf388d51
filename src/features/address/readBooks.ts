import type { Address, AddressBook, AddressState } from './addressSlice'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isAddress = (value: unknown): value is Address =>
  isRecord(value) &&
  typeof value.id === 'number' &&
  ['name', 'street', 'city', 'zipcode', 'state', 'country'].every((field) => typeof value[field] === 'string')

const isBook = (value: unknown): value is AddressBook =>
  isRecord(value) &&
  Array.isArray(value.addresses) &&
  value.addresses.every(isAddress) &&
  (value.selectedId === null || typeof value.selectedId === 'number')

/** Reads the address books that a browser kept; undefined when they are not what they should be. */
export const readBooks = (kept: unknown): AddressState | undefined =>
  isRecord(kept) && isRecord(kept.books) && Object.values(kept.books).every(isBook)
    ? { books: kept.books as AddressState['books'] }
    : undefined
