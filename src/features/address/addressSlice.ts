import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { UserId } from '@resham/contract'
import { accountDeleted } from '@/features/auth'
import type { AddressFields } from '@/shared/forms/addressFields'
import { getOwn } from '@/shared/json'
import { accountsReset } from '@/shared/session'

export type Address = { id: number } & AddressFields

/** One user's saved addresses, and the selected one. */
export type AddressBook = { addresses: Address[]; selectedId: Address['id'] | null }

/** The user whose book it is; the name is used in the default address. */
export type Owner = { _id: UserId; name: string }

// One book per user: another user of this browser must not see it.
export type AddressState = { books: Record<UserId, AddressBook> }

/** A new book with the default address. */
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

/** A user's book; undefined before their first change. */
export const findBook = (books: AddressState['books'], { _id }: Owner): AddressBook | undefined =>
  getOwn(books, _id)

const ensureBook = (state: AddressState, owner: Owner): AddressBook => {
  const book = findBook(state.books, owner) ?? newBook(owner)
  state.books[owner._id] = book
  return book
}

const nextId = (addresses: Address[]) => Math.max(-1, ...addresses.map(({ id }) => id)) + 1

type OwnedAction<Fields> = PayloadAction<{ owner: Owner } & Fields>

export const addressSlice = createSlice({
  name: 'address',
  initialState: { books: {} } as AddressState,
  reducers: {
    addressAdded: (state, { payload }: OwnedAction<{ fields: AddressFields }>) => {
      const { addresses } = ensureBook(state, payload.owner)
      addresses.push({ id: nextId(addresses), ...payload.fields })
    },
    // The selection is an id, so it follows an edit by itself (section 4).
    addressEdited: (state, { payload }: OwnedAction<{ address: Address }>) => {
      const { addresses } = ensureBook(state, payload.owner)
      const index = addresses.findIndex(({ id }) => id === payload.address.id)
      if (index >= 0) addresses[index] = payload.address
    },
    addressDeleted: (state, { payload }: OwnedAction<{ id: Address['id'] }>) => {
      const book = ensureBook(state, payload.owner)
      book.addresses = book.addresses.filter(({ id }) => id !== payload.id)
      if (book.selectedId === payload.id) book.selectedId = null
    },
    // Undoes a deletion: restores the address at its index, and its selection.
    addressRestored: (
      state,
      { payload }: OwnedAction<{ address: Address; index: number; wasSelected: boolean }>,
    ) => {
      const book = ensureBook(state, payload.owner)
      if (book.addresses.some(({ id }) => id === payload.address.id)) return
      book.addresses.splice(payload.index, 0, payload.address)
      if (payload.wasSelected) book.selectedId = payload.address.id
    },
    addressSelected: (state, { payload }: OwnedAction<{ id: Address['id'] }>) => {
      ensureBook(state, payload.owner).selectedId = payload.id
    },
    // Next was pressed.
    addressStepSubmitted: () => {},
  },
  extraReducers: (builder) => {
    builder.addCase(accountsReset, () => ({ books: {} }))
    builder.addCase(accountDeleted, ({ books }, { payload: { _id } }) => {
      delete books[_id]
    })
  },
  selectors: { selectBooks: ({ books }) => books },
})

declare module '@/shared/redux/appState' {
  interface AppState extends WithSlice<typeof addressSlice> {}
}

export const {
  addressAdded,
  addressEdited,
  addressDeleted,
  addressRestored,
  addressSelected,
  addressStepSubmitted,
} = addressSlice.actions
export const { selectBooks } = addressSlice.selectors
