import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import {
  type CartAnswer,
  demoAccount,
  IDEMPOTENCY_KEY_HEADER,
  type OrdersResponse,
  type PlaceOrderResponse,
  type ProductDto,
} from '../../src/contract'
import { openAccounts } from '../accounts'
import { VERSION } from '../accounts/database'
import { orderHandlers } from '../routes/orders'
import { products } from '../seeds/products'
import { seedAccounts } from '../seeds/users'
import { type MockServer, startMockServer } from '../server'
import { issueToken } from '../token'
import { call, holdClockAt } from './client'

// What any server is held to stands in contract/orders.test.ts. Here: the database, the clock and the words of a refusal.
const [saree, other] = products as [ProductDto, ProductDto]
const token = issueToken({ _id: 'user-guest', email: demoAccount.email })
const delivery = { name: 'A', street: 'B', city: 'C', zipcode: '1', state: 'D', country: 'E' }
const order = { lines: [{ _id: saree._id, qty: 2 }], delivery }

let server: MockServer
const start = () => {
  server = startMockServer({ delay: 0 })
}
/** What a reload is to the server: it begins again, on the same database. */
const restart = () => {
  server.shutdown()
  start()
}
beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory()
  start()
})
afterEach(() => server.shutdown())

const post = (path: string, body: unknown, key = 'key') =>
  call<PlaceOrderResponse>('POST', path, { token, headers: { [IDEMPOTENCY_KEY_HEADER]: key }, body })
const place = (key?: string) => post('user/orders', { order }, key)
const fillCart = async () => {
  for (const product of [saree, saree]) await post('user/cart', { product })
}
const stored = async () => {
  const { body: orders } = await call<OrdersResponse>('GET', 'user/orders', { token })
  const { body: cart } = await call<CartAnswer>('GET', 'user/cart', { token })
  return { orders: orders.orders, cart: cart.cart.map(({ _id, qty }) => [_id, qty]) }
}

test('an order outlives a reload, and its key is known after it', async () => {
  holdClockAt('2021-05-04T09:00:00.700Z')
  await fillCart()
  const { body } = await place()
  expect(body.order).toMatchObject({
    _id: expect.stringMatching(/^[0-9a-f]{32}$/),
    createdAt: '2021-05-04T09:00:00Z',
  })
  restart()
  expect(await stored()).toEqual({ orders: [body.order], cart: [] })
  expect((await place()).body).toEqual(body)
  expect(await stored()).toEqual({ orders: [body.order], cart: [] })
})

test('a crash in the middle of an order leaves neither an order nor an empty cart, and the key still orders', async () => {
  await fillCart()
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  const put = IDBObjectStore.prototype.put
  const crash = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...row
  ) {
    const request = put.apply(this, row)
    this.transaction.abort()
    return request
  })
  await place()
  crash.mockRestore()
  restart()
  expect(await stored()).toEqual({ orders: [], cart: [[saree._id, 2]] })
  expect((await place()).status).toBe(201)
  expect(await stored()).toEqual({ orders: [expect.anything()], cart: [] })
})

test('the same key from two tabs at once orders once', async () => {
  await fillCart()
  const request = {
    requestHeaders: { authorization: token, [IDEMPOTENCY_KEY_HEADER]: 'key' },
    requestBody: JSON.stringify({ order }),
  } as unknown as Parameters<ReturnType<typeof orderHandlers>['placeOrder']>[0]
  const tabs = [openAccounts(seedAccounts), openAccounts(seedAccounts)].map(orderHandlers)
  const responses = await Promise.all([...tabs, ...tabs].map(({ placeOrder }) => placeOrder(request)))
  const { orders, cart } = await stored()
  expect(orders).toHaveLength(1)
  expect(cart).toEqual([])
  for (const response of responses)
    expect(response).toMatchObject({ code: 201, data: { order: orders[0], cart: [] } })
})

test('a product that left the catalogue since can be ordered no more, and an order of it stays one', async () => {
  const { _id } = saree
  await fillCart()
  await post('user/cart', { product: other })
  const index = products.indexOf(saree)
  const leave = () => products.splice(index, 1)
  const comeBack = () => products.splice(index, 0, saree)
  const both = { lines: [...order.lines, { _id: other._id, qty: 1 }], delivery }

  leave()
  const { status, body } = await post('user/orders', { order: both })
  comeBack()
  expect(status).toBe(400)
  expect(body).toEqual({ errors: [`There is no product '${_id}'.`] })

  const placed = await post('user/orders', { order: both })
  leave()
  const again = await post('user/orders', { order: both })
  comeBack()
  expect(again.body).toEqual(placed.body)
})

test.each([
  [{ lines: [] }, "The field 'order.lines' is required and must be a list of one line or more."],
  [{ lines: ['saree'] }, "The field 'order.lines[0]' must be an object."],
  [
    { lines: [order.lines[0], { qty: 1 }] },
    "The field 'order.lines[1]._id' is required and must be a text that is not blank.",
  ],
  [
    { lines: [{ _id: saree._id }] },
    "The field 'order.lines[0].qty' is required and must be a whole number from 1.",
  ],
  [{ lines: order.lines }, "The field 'order.delivery' is required and must be an object."],
  [
    { lines: order.lines, delivery: { ...delivery, city: ' ' } },
    "The field 'order.delivery.city' is required and must be a text that is not blank.",
  ],
])('an order of %j is refused with the whole name of the field', async (refused, reason) => {
  expect(await post('user/orders', { order: refused })).toMatchObject({
    status: 400,
    body: { errors: [reason] },
  })
})

test('a page that is older than the database says so, and refuses with 503 in place of 404', async () => {
  const newer = await openDB('resham', VERSION + 1, {
    upgrade: (database) => database.createObjectStore('accounts'),
  })
  newer.close()
  const refused = { status: 503, body: { errors: [expect.stringMatching(/newer version.*Reload/)] } }
  expect(await call('GET', 'user/cart', { token })).toMatchObject(refused)
  expect(await call('POST', 'auth/login', { body: demoAccount })).toMatchObject(refused)
  expect(await place()).toMatchObject(refused)
  await server.newerData
})

test('a page whose database is its own is never told that it is older', async () => {
  await fillCart()
  expect(await Promise.race([server.newerData, place().then(({ status }) => status)])).toBe(201)
})
