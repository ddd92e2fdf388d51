import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { UserId } from '@/contract'
import type { AddressFields } from '@/shared/address/addressFields'
import { own } from '@/shared/json/own'

export type Address = { id: number } & AddressFields

/** The addresses that one shopper saved, and the one that was chosen. */
export type AddressBook = { addresses: Address[]; selectedId: Address['id'] | null }

/** Whose book it is. The name stands in the address that every new book begins with. */
export type Owner = { _id: UserId; name: string }

// A book for each shopper: the next one at this browser must not see it.
export type AddressState = { books: Record<UserId, AddressBook> }

/** The book that a shopper begins with. */
export const newBook = (owner: Owner): AddressBook => ({
  addresses: [
    {
      id: 0,
      name: owner.name,
      street: 'Plot 14, Paithan Road',
      city: 'Aurangabad',
      zipcode: '431005',
      state: 'Maharashtra',
      country: 'India',
    },
  ],
  selectedId: null,
})

/** The book of a shopper; undefined before they changed anything in it. */
export const findBook = (books: AddressState['books'], { _id }: Owner): AddressBook | undefined =>
  own(books, _id)

const bookOf = (state: AddressState, owner: Owner): AddressBook => {
  const book = findBook(state.books, owner) ?? newBook(owner)
  state.books[owner._id] = book
  return book
}

const nextId = (addresses: Address[]) => Math.max(-1, ...addresses.map(({ id }) => id)) + 1

type About<What> = PayloadAction<{ owner: Owner } & What>

export const addressSlice = createSlice({
  name: 'address',
  initialState: { books: {} } as AddressState,
  reducers: {
    addressAdded: (state, { payload }: About<{ fields: AddressFields }>) => {
      const { addresses } = bookOf(state, payload.owner)
      addresses.push({ id: nextId(addresses), ...payload.fields })
    },
    // The selection is an id, so an edit of the selected address needs nothing more (section 4).
    addressEdited: (state, { payload }: About<{ address: Address }>) => {
      const { addresses } = bookOf(state, payload.owner)
      const at = addresses.findIndex(({ id }) => id === payload.address.id)
      if (at >= 0) addresses[at] = payload.address
    },
    addressDeleted: (state, { payload }: About<{ id: Address['id'] }>) => {
      const book = bookOf(state, payload.owner)
      book.addresses = book.addresses.filter(({ id }) => id !== payload.id)
      if (book.selectedId === payload.id) book.selectedId = null
    },
    addressSelected: (state, { payload }: About<{ id: Address['id'] }>) => {
      bookOf(state, payload.owner).selectedId = payload.id
    },
    // Another tab changed a book.
    booksReplaced: (_state, { payload }: PayloadAction<AddressState>) => payload,
    // Next was pressed: the listeners lead on, or say that an address is missing.
    addressStepFinished: () => {},
  },
  selectors: { selectBooks: ({ books }) => books },
})

export const {
  addressAdded,
  addressEdited,
  addressDeleted,
  addressSelected,
  addressStepFinished,
  booksReplaced,
} = addressSlice.actions
export const { selectBooks } = addressSlice.selectors
