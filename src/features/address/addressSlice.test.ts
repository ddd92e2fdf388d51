import { selectAddressBook, selectSelectedAddress } from './addressSelectors'
import {
  type Address,
  addressAdded,
  addressDeleted,
  addressEdited,
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
const after = (...actions: Action[]) => ({
  auth: { token: 't', user },
  address: actions.reduce(addressSlice.reducer, addressSlice.getInitialState()),
})
const idsAfter = (...actions: Action[]) => selectAddressBook(after(...actions)).addresses.map(({ id }) => id)

test("a new book holds the default address in the shopper's own name, unselected", () => {
  expect(selectAddressBook(after())).toEqual({
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

test('a visitor has no addresses', () => {
  expect(selectAddressBook({ ...after(), auth: { token: null, user: null } })).toEqual({
    addresses: [],
    selectedId: null,
  })
})

test.each<[what: string, actions: Action[], ids: number[]]>([
  ['added', [addressAdded({ owner: user, fields })], [0, 1]],
  ['two added', [addressAdded({ owner: user, fields }), addressAdded({ owner: user, fields })], [0, 1, 2]],
  ['deleted', [addressDeleted({ owner: user, id: 0 })], []],
  [
    'added after all were deleted',
    [addressDeleted({ owner: user, id: 0 }), addressAdded({ owner: user, fields })],
    [0],
  ],
  ['an unknown one deleted', [addressDeleted({ owner: user, id: 9 })], [0]],
  ["another shopper's deleted", [addressDeleted({ owner: other, id: 0 })], [0]],
])('%s', (_what, actions, ids) => {
  expect(idsAfter(...actions)).toEqual(ids)
})

test.each<[what: string, actions: Action[], selected: Address | undefined]>([
  ['nothing is selected at first', [], undefined],
  [
    'what was selected',
    [addressAdded({ owner: user, fields }), addressSelected({ owner: user, id: 1 })],
    { id: 1, ...fields },
  ],
  ['an address that is not there', [addressSelected({ owner: user, id: 9 })], undefined],
  [
    'editing the selected address updates the selection',
    [
      addressAdded({ owner: user, fields }),
      addressSelected({ owner: user, id: 1 }),
      addressEdited({ owner: user, address: { id: 1, ...fields, city: 'Nashik' } }),
    ],
    { id: 1, ...fields, city: 'Nashik' },
  ],
  [
    'deleting the selected address clears the selection, for good',
    [
      addressAdded({ owner: user, fields }),
      addressSelected({ owner: user, id: 1 }),
      addressDeleted({ owner: user, id: 1 }),
      addressAdded({ owner: user, fields }),
    ],
    undefined,
  ],
  [
    'deleting another address keeps it',
    [
      addressAdded({ owner: user, fields }),
      addressSelected({ owner: user, id: 1 }),
      addressDeleted({ owner: user, id: 0 }),
    ],
    { id: 1, ...fields },
  ],
])('selection: %s', (_what, actions, selected) => {
  expect(selectSelectedAddress(after(...actions))).toEqual(selected)
})

test('a book is never taken for something that every object has', () => {
  const foreign = { auth: { token: 't', user: { ...user, _id: 'constructor' } }, address: after().address }
  expect(selectAddressBook(foreign).addresses).toHaveLength(1)
})
