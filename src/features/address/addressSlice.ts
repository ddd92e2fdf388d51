import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { UserId } from '@resham/contract'
import { accountDeleted } from '@/features/auth'
import type { AddressFields } from '@/shared/forms/addressFields'
import { getOwn } from '@/shared/json'
import { accountsReset } from '@/shared/sessionActions'

/** A saved address. `key` is missing in the default address. */
export type Address = { id: number; key?: string } & AddressFields

/** What tells an address from all others: after its deletion another one may get its `id`. */
export const keyOf = ({ id, key }: Address): string => key ?? String(id)

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

const indexOf = (addresses: Address[], address: Address) =>
  addresses.findIndex((saved) => keyOf(saved) === keyOf(address))

const nextId = (addresses: Address[]) => Math.max(-1, ...addresses.map(({ id }) => id)) + 1

type OwnedAction<Fields> = PayloadAction<{ owner: Owner } & Fields>

export const addressSlice = createSlice({
  name: 'address',
  initialState: { books: {} } as AddressState,
  reducers: {
    addressAdded: {
      prepare: (added: { owner: Owner; fields: AddressFields }) => ({ payload: { ...added, key: nanoid() } }),
      reducer: (state, { payload }: OwnedAction<{ fields: AddressFields; key: string }>) => {
        const { addresses } = ensureBook(state, payload.owner)
        addresses.push({ id: nextId(addresses), key: payload.key, ...payload.fields })
      },
    },
    // The selection is an id, so it follows an edit by itself (section 4).
    addressEdited: (state, { payload }: OwnedAction<{ address: Address }>) => {
      const { addresses } = ensureBook(state, payload.owner)
      const index = indexOf(addresses, payload.address)
      // An open form may know an older `id`.
      if (addresses[index]) addresses[index] = { ...payload.address, id: addresses[index].id }
    },
    addressDeleted: (state, { payload }: OwnedAction<{ address: Address }>) => {
      const book = ensureBook(state, payload.owner)
      const index = indexOf(book.addresses, payload.address)
      if (index < 0) return
      if (book.selectedId === book.addresses[index]?.id) book.selectedId = null
      book.addresses.splice(index, 1)
    },
    // Undoes a deletion: restores the address at its index, and its selection.
    addressRestored: (
      state,
      {
        payload: { owner, address, index, wasSelected },
      }: OwnedAction<{
        address: Address
        index: number
        wasSelected: boolean
      }>,
    ) => {
      const book = ensureBook(state, owner)
      const { addresses } = book
      if (indexOf(addresses, address) >= 0) return
      const id = addresses.some((other) => other.id === address.id) ? nextId(addresses) : address.id
      addresses.splice(index, 0, { ...address, id, key: keyOf(address) })
      if (wasSelected) book.selectedId = id
    },
    addressSelected: (state, { payload }: OwnedAction<{ id: Address['id'] }>) => {
      ensureBook(state, payload.owner).selectedId = payload.id
    },
    // Next was pressed. Without a selected address a listener shows a toast (section 5).
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

export const {
  addressAdded,
  addressEdited,
  addressDeleted,
  addressRestored,
  addressSelected,
  addressStepSubmitted,
} = addressSlice.actions
export const { selectBooks } = addressSlice.selectors
