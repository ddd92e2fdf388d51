import { selectAddressBook, selectSelectedAddress } from './addressSelectors'
import {
  type Address,
  addressAdded,
  addressDeleted,
  addressEdited,
  addressRestored,
  addressSelected,
  addressSlice,
  newBook,
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

  const add = () => addressAdded({ owner: user, fields })
  const [added, another] = [add(), add()]
  const address: Address = { id: 1, key: added.payload.key, ...fields }
  const [first] = newBook(user).addresses as [Address]
  const selected = (id: number) => addressSelected({ owner: user, id })
  const restored = (gone = address, wasSelected = false) =>
    addressRestored({ owner: user, address: gone, index: gone.id, wasSelected })
  const deleted = (gone = address) => addressDeleted({ owner: user, address: gone })
  const edited = (changed: Address) => addressEdited({ owner: user, address: changed })

  // biome-ignore format: a table is read by its columns.
  test.each<[what: string, actions: Action[], ids: number[]]>([
    ['gives two addresses different ids', [added, another], [0, 1, 2]],
    ['starts at id 0 again once the book is empty', [deleted(first), added], [0]],
    ['restores a deleted address where it was', [added, another, deleted(), restored()], [0, 1, 2]],
    ['restores an address whose id is another one by then', [added, deleted(), another, restored()], [0, 2, 1]],
    ['restores the default address whose id is another one by then', [deleted(first), added, restored(first), restored(first)], [1, 0]],
    ['ignores the restoring of an address that is there', [added, restored()], [0, 1]],
    ['ignores the deletion of an unknown address', [deleted()], [0]],
    ['ignores the deletion of an address whose id is another one by then', [added, deleted(), another, deleted()], [0, 1]],
    ["ignores the deletion of another user's address", [addressDeleted({ owner: other, address: first })], [0]],
  ])('%s', (_what, actions, ids) => {
    expect(idsAfter(...actions)).toEqual(ids)
  })

  // biome-ignore format: a table is read by its columns.
  test.each<[what: string, actions: Action[], selected: Address | undefined]>([
    ['is empty at first', [], undefined],
    ['returns with the selected address', [added, selected(1), deleted(), restored(address, true)], address],
    ['holds the selected address', [added, selected(1)], address],
    ['ignores an unknown address', [selected(9)], undefined],
    ['follows an edit of the selected address', [added, selected(1), edited({ ...address, city: 'Nashik' })], { ...address, city: 'Nashik' }],
    ['follows an edit of the first address', [selected(0), edited({ ...first, ...fields })], { id: 0, ...fields }],
    ['ignores an edit of an address whose id is another one by then', [added, deleted(), another, selected(1), edited(address)], { ...address, key: another.payload.key }],
    ['is cleared when its address is deleted, even if the id is reused', [added, selected(1), deleted(), another], undefined],
    ['survives the deletion of another address', [added, selected(1), deleted(first)], address],
  ])('the selection %s', (_what, actions, expected) => {
    expect(selectSelectedAddress(stateAfter(...actions))).toEqual(expected)
  })

  test("does not mistake an inherited property for a user's book", () => {
    const foreign = {
      auth: { token: 't', user: { ...user, _id: 'constructor' } },
      address: stateAfter().address,
    }
    expect(selectAddressBook(foreign).addresses).toHaveLength(1)
  })
})
