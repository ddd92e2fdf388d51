import { readBooks } from './readBooks'

const address = { id: 0, name: 'Asha', street: 's', city: 'c', zipcode: '1', state: 'st', country: 'In' }
const book = { addresses: [address, { ...address, id: 1 }], selectedId: 1 }

test('books are taken as they are', () => {
  expect(readBooks({ books: { u1: book, u2: { addresses: [], selectedId: null } } })).toEqual({
    books: { u1: book, u2: { addresses: [], selectedId: null } },
  })
})

test.each([undefined, null, 'text', 7, [], {}, { books: null }, { books: [book] }])(
  '%j holds no books',
  (kept) => {
    expect(readBooks(kept)).toBeUndefined()
  },
)

test.each<[what: string, spoilt: unknown]>([
  ['is no book', 'text'],
  ['has no addresses', { selectedId: null }],
  ['has an address that is none', { ...book, addresses: [null] }],
  ['has an address without a field', { ...book, addresses: [{ ...address, city: undefined }] }],
  ['has an id that is text', { ...book, addresses: [{ ...address, id: '0' }] }],
  ['has an id that cannot be counted on', { ...book, addresses: [{ ...address, id: 2 ** 60 }] }],
  ['has one id twice', { ...book, addresses: [address, address] }],
  ['has a selection that is no id', { ...book, selectedId: 'first' }],
])('a book that %s is left out, and costs the others nothing', (_what, spoilt) => {
  expect(readBooks({ books: { u1: spoilt, u2: book } })).toEqual({ books: { u2: book } })
})
