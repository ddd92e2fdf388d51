import { createSelector } from '@reduxjs/toolkit'
import { selectUser } from '@/features/auth'
import { type Address, type AddressBook, findBook, newBook, selectBooks } from './addressSlice'

const empty: AddressBook = { addresses: [], selectedId: null }

/** The logged-in user's address book; empty for a visitor. */
export const selectAddressBook = createSelector(
  [selectBooks, selectUser],
  (books, user): AddressBook => (user ? (findBook(books, user) ?? newBook(user)) : empty),
)

/** The selected delivery address, while it is among the saved ones. */
export const selectSelectedAddress = createSelector(
  selectAddressBook,
  ({ addresses, selectedId }): Address | undefined => addresses.find(({ id }) => id === selectedId),
)
