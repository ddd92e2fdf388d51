import { readAddressBooks } from './readAddressBooks'

const address = { id: 0, name: 'Asha', street: 's', city: 'c', zipcode: '1', state: 'st', country: 'In' }
const book = { addresses: [address, { ...address, id: 1, key: 'k' }], selectedId: 1 }

describe('readAddressBooks', () => {
  test('returns valid books unchanged', () => {
    expect(readAddressBooks({ books: { u1: book, u2: { addresses: [], selectedId: null } } })).toEqual({
      books: { u1: book, u2: { addresses: [], selectedId: null } },
    })
  })

  test.each([undefined, null, 'text', 7, [], {}, { books: null }, { books: [book] }])(
    'returns undefined for %j',
    (stored) => {
      expect(readAddressBooks(stored)).toBeUndefined()
    },
  )

  test.each<[what: string, corrupt: unknown]>([
    ['is not an object', 'text'],
    ['has no addresses', { selectedId: null }],
    ['has an invalid address', { ...book, addresses: [null] }],
    ['has an incomplete address', { ...book, addresses: [{ ...address, city: undefined }] }],
    ['has a text as an id', { ...book, addresses: [{ ...address, id: '0' }] }],
    ['has an unsafe integer as an id', { ...book, addresses: [{ ...address, id: 2 ** 60 }] }],
    ['has a number as a key', { ...book, addresses: [{ ...address, key: 7 }] }],
    ['has a duplicate id', { ...book, addresses: [address, { ...address, key: 'k' }] }],
    ['has a duplicate key', { ...book, addresses: [1, 2].map((id) => ({ ...address, id, key: 'k' })) }],
    ['has an invalid selection', { ...book, selectedId: 'first' }],
  ])('drops only the book that %s', (_what, corrupt) => {
    expect(readAddressBooks({ books: { u1: corrupt, u2: book } })).toEqual({ books: { u2: book } })
  })
})
