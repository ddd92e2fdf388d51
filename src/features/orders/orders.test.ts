import { arrivalOf, newOrder, type Order } from './order'
import {
  orderBegun,
  orderDropped,
  orderPlaced,
  ordersReplaced,
  ordersSlice,
  selectOrders,
} from './ordersSlice'
import { readOrders } from './readOrders'

const delivery = { name: 'Asha', street: 's', city: 'c', zipcode: '1', state: 'st', country: 'In' }
const line = {
  _id: 'a-saree',
  title: 'A saree',
  imageLink: '/images/a-saree-900.jpg',
  size: '5.5 meters',
  price: 10_000,
  discountedPrice: 8000,
  deliveryTime: 5,
  qty: 2,
}
const order: Order = { id: 'o1', placedAt: '2026-11-21T10:00:00.000Z', lines: [line], delivery }

test.each([
  ['one line', [5], 26],
  ['several lines: the slowest decides', [3, 9, 5], 30],
  ['nothing to wait for', [0], 21],
])('an order of %s arrives in time', (_what, days, date) => {
  const lines = days.map((deliveryTime) => ({ ...line, deliveryTime }))
  expect(arrivalOf({ placedAt: '2026-11-21T10:00:00', lines }).getDate()).toBe(date)
})

test('the newest order stands first, and only so many are kept', () => {
  let state = ordersSlice.getInitialState()
  for (let at = 0; at < 60; at += 1) {
    const next = { ...order, id: `o${at}`, lines: [{ ...line, qty: at }] }
    state = ordersSlice.reducer(state, orderPlaced({ owner: 'u1', order: next }))
  }
  const orders = state.placed.u1 ?? []
  expect(orders).toHaveLength(20)
  expect(orders[0]?.lines[0]?.qty).toBe(59)
  expect(state.latest).toBe(orders[0]?.id)
})

test('a shopper may be called as anything is, and has ordered nothing yet', () => {
  const owner = 'constructor'
  const none = ordersSlice.getInitialState()
  const user = { _id: owner, name: 'Asha', email: 'a@b', createdAt: '', updatedAt: '' }
  expect(selectOrders({ orders: none, auth: { token: 't', user } })).toEqual([])
  const one = ordersSlice.reducer(none, orderPlaced({ owner, order }))
  expect(selectOrders({ orders: one, auth: { token: 't', user } })).toHaveLength(1)
})

test('an order of another tab is not the latest of this one', () => {
  const state = ordersSlice.reducer(undefined, ordersReplaced({ placed: { u1: [order] }, pending: {} }))
  expect(state).toEqual({ placed: { u1: [order] }, pending: {}, latest: null })
})

test('what a line needs not say is not kept', () => {
  const more = { ...line, description: 'Woven slowly.' }
  expect(newOrder({ id: 'o1', lines: [more], delivery }).lines).toEqual([line])
})

const { reducer } = ordersSlice
const begun = (...orders: Order[]) =>
  orders.reduce(
    (state, one) => reducer(state, orderBegun({ owner: 'u1', order: one })),
    ordersSlice.getInitialState(),
  )
const other = { ...order, id: 'o2', lines: [{ ...line, _id: 'a-kurti' }] }

test('an order waits until it is placed, once, or dropped', () => {
  const waiting = begun(order, other)
  expect(waiting).toEqual({ placed: {}, pending: { u1: [other, order] }, latest: null })
  const placed = orderPlaced({ owner: 'u1', order })
  const dropped = orderDropped({ owner: 'u1', order: other })
  expect([placed, placed, dropped].reduce(reducer, waiting)).toEqual({
    placed: { u1: [order] },
    pending: { u1: [] },
    latest: 'o1',
  })
})

test('what is ordered again does not wait twice', () => {
  const again = { ...order, id: 'o3', lines: [line, ...other.lines] }
  expect(begun(order, again).pending).toEqual({ u1: [again] })
})

test.each([undefined, null, 'text', [], {}, { placed: null }, { placed: [order] }])(
  '%j holds no orders',
  (kept) => {
    expect(readOrders(kept)?.placed ?? {}).toEqual({})
  },
)

test.each<[what: string, spoilt: unknown]>([
  ['is none', 'text'],
  ['has no date', { ...order, placedAt: 'once' }],
  ['has no lines', { ...order, lines: undefined }],
  ['has none at all', { ...order, lines: [] }],
  ['has a line without a price', { ...order, lines: [{ ...line, price: '10000' }] }],
  ['goes nowhere', { ...order, delivery: { ...delivery, city: 7 } }],
  ['arrives on no day', { ...order, lines: [{ ...line, deliveryTime: 1e20 }] }],
  ['was placed on the last of all days', { ...order, placedAt: '+275760-09-12T23:00:00.000Z' }],
  ['costs less than nothing', { ...order, lines: [{ ...line, price: -1 }] }],
  ['has a part of a garment', { ...order, lines: [{ ...line, qty: 1.5 }] }],
  ['has more than anybody can want', { ...order, lines: [{ ...line, qty: 1e9 }] }],
])('an order that %s is left out, and costs the others nothing', (_what, spoilt) => {
  const orders = { u1: [spoilt, order] }
  const read = { u1: [order] }
  expect(readOrders({ placed: orders })).toEqual({ placed: read, pending: {}, latest: null })
  expect(readOrders({ placed: {}, pending: orders })).toEqual({ placed: {}, pending: read, latest: null })
})
