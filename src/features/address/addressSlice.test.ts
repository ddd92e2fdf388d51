import { selectAddressBook, selectSelectedAddress } from './addressSelectors'
import {
  type Address,
  addressAdded,
  addressDeleted,
  addressEdited,
  addressRestored,
  addressSelected,
  addressSlice,
} from './addressSlice'

const user = { _id: 'u1', name: 'Asha Rao', email: 'asha@resham.example', createdAt: '', updatedAt: '' }
const other = { ...user, _id: 'u2', name: 'Meera' }
const fields = {
  name: 'Office',
  street: '1 Loom Lane',
  city: 'Pune',
  zipcode: '411001',
  state: 'Maharashtra',
  country: 'India',
}

type Action = Parameters<typeof addressSlice.reducer>[1]
const stateAfter = (...actions: Action[]) => ({
  auth: { token: 't', user },
  address: actions.reduce(addressSlice.reducer, addressSlice.getInitialState()),
})
const idsAfter = (...actions: Action[]) =>
  selectAddressBook(stateAfter(...actions)).addresses.map(({ id }) => id)

describe('addressSlice', () => {
  test("starts with the default address in the user's name, unselected", () => {
    expect(selectAddressBook(stateAfter())).toEqual({
      addresses: [
        {
          id: 0,
          name: 'Asha Rao',
          street: 'Plot 14, Paithan Road',
          city: 'Aurangabad',
          zipcode: '431005',
          state: 'Maharashtra',
          country: 'India',
        },
      ],
      selectedId: null,
    })
  })

  test('returns no addresses for a visitor', () => {
    expect(selectAddressBook({ ...stateAfter(), auth: { token: null, user: null } })).toEqual({
      addresses: [],
      selectedId: null,
    })
  })

  const added = addressAdded({ owner: user, fields })
  const selected = (id: number) => addressSelected({ owner: user, id })
  const restored = (id: number, wasSelected = false) =>
    addressRestored({ owner: user, address: { id, ...fields }, index: id, wasSelected })
  const deleted = (id: number) => addressDeleted({ owner: user, id })

  // biome-ignore format: a table is read by its columns.
  test.each<[what: string, actions: Action[], ids: number[]]>([
    ['gives two addresses different ids', [added, added], [0, 1, 2]],
    ['starts at id 0 again once the book is empty', [deleted(0), added], [0]],
    ['restores a deleted address where it was', [added, added, deleted(1), restored(1)], [0, 1, 2]],
    ['ignores the restoring of an address that is there', [added, restored(1)], [0, 1]],
    ['ignores the deletion of an unknown address', [deleted(9)], [0]],
    ["ignores the deletion of another user's address", [addressDeleted({ owner: other, id: 0 })], [0]],
  ])('%s', (_what, actions, ids) => {
    expect(idsAfter(...actions)).toEqual(ids)
  })

  // biome-ignore format: a table is read by its columns.
  test.each<[what: string, actions: Action[], selected: Address | undefined]>([
    ['is empty at first', [], undefined],
    ['returns with the selected address', [added, selected(1), deleted(1), restored(1, true)], { id: 1, ...fields }],
    ['holds the selected address', [added, selected(1)], { id: 1, ...fields }],
    ['ignores an unknown address', [selected(9)], undefined],
    ['follows an edit of the selected address', [added, selected(1), addressEdited({ owner: user, address: { id: 1, ...fields, city: 'Nashik' } })], { id: 1, ...fields, city: 'Nashik' }],
    ['follows an edit of the first address', [selected(0), addressEdited({ owner: user, address: { id: 0, ...fields } })], { id: 0, ...fields }],
    ['is cleared when its address is deleted, even if the id is reused', [added, selected(1), deleted(1), added], undefined],
    ['survives the deletion of another address', [added, selected(1), deleted(0)], { id: 1, ...fields }],
  ])('the selection %s', (_what, actions, address) => {
    expect(selectSelectedAddress(stateAfter(...actions))).toEqual(address)
  })

  test("does not mistake an inherited property for a user's book", () => {
    const foreign = {
      auth: { token: 't', user: { ...user, _id: 'constructor' } },
      address: stateAfter().address,
    }
    expect(selectAddressBook(foreign).addresses).toHaveLength(1)
  })
})
