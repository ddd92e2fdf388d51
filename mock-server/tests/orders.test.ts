import 'fake-indexeddb/auto'
import { onNewerData } from '@resham/browser'
import {
  type CartResponse,
  demoAccount,
  IDEMPOTENCY_KEY_HEADER,
  type OrdersResponse,
  type PlaceOrderResponse,
  type ProductDto,
} from '@resham/contract'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import type { Request } from 'miragejs'
import { SCHEMA_VERSION } from '../accounts/database'
import { issueToken } from '../auth/token'
import { type AccountRoutes, openAccountRoutes } from '../routes/accountRoutes'
import { products } from '../seeds/products'
import { guest } from '../seeds/userData'
import { type MockServer, startMockServer } from '../server'
import { mockTime, sendRequest } from './serverForEachTest'

// contract/tests has what any server does. These tests are about the mock's database, clock and
// catalogue.
const [saree, other] = products as [ProductDto, ProductDto]
const token = issueToken(guest)
const delivery = { name: 'A', street: 'B', city: 'C', zipcode: '1', state: 'D', country: 'E' }
const order = { lines: [{ _id: saree._id, qty: 2 }], delivery }

let server: MockServer
const start = () => {
  server = startMockServer({ delay: 0 })
}
/** As on a reload: the server starts again on the same database. */
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
  sendRequest<PlaceOrderResponse>('POST', path, { token, headers: { [IDEMPOTENCY_KEY_HEADER]: key }, body })
const place = (key?: string) => post('user/orders', { order }, key)
const fillCart = async () => {
  for (const product of [saree, saree]) await post('user/cart', { product })
}
const stored = async () => {
  const { body: orders } = await sendRequest<OrdersResponse>('GET', 'user/orders', { token })
  const { body: cart } = await sendRequest<CartResponse>('GET', 'user/cart', { token })
  return { orders: orders.orders, cart: cart.cart.map(({ _id, qty }) => [_id, qty]) }
}

describe('order routes', () => {
  test('an order and its key survive a reload', async () => {
    mockTime('2021-05-04T09:00:00.700Z')
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

  test('a crash during an order changes neither orders nor cart, and the key can be used again', async () => {
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

  test('concurrent requests with one key from two tabs place one order', async () => {
    await fillCart()
    const request = {
      url: '/api/user/orders',
      params: {},
      requestHeaders: { authorization: token, [IDEMPOTENCY_KEY_HEADER]: 'key' },
      requestBody: JSON.stringify({ order }),
    } as unknown as Request
    const tabs = [openAccountRoutes(true), openAccountRoutes(true)]
    const place = ({ handle }: AccountRoutes) => handle('placeOrder', request)
    const responses = await Promise.all([...tabs, ...tabs].map(place))
    const { orders, cart } = await stored()
    expect(orders).toHaveLength(1)
    expect(cart).toEqual([])
    for (const response of responses)
      expect(response).toMatchObject({ code: 201, data: { order: orders[0], cart: [] } })
  })

  test('a product that was removed from the catalogue cannot be ordered, but its orders remain', async () => {
    const { _id } = saree
    await fillCart()
    await post('user/cart', { product: other })
    const index = products.indexOf(saree)
    const removeProduct = () => products.splice(index, 1)
    const restoreProduct = () => products.splice(index, 0, saree)
    const both = { lines: [...order.lines, { _id: other._id, qty: 1 }], delivery }

    removeProduct()
    const { status, body } = await post('user/orders', { order: both })
    restoreProduct()
    expect(status).toBe(400)
    expect(body).toEqual({ errors: [`There is no product '${_id}'.`], unknown: [_id] })

    const placed = await post('user/orders', { order: both })
    removeProduct()
    const again = await post('user/orders', { order: both })
    restoreProduct()
    expect(again.body).toEqual(placed.body)
  })

  test('a page older than the database is told so, and gets 503 instead of 404', async () => {
    const offerReload = jest.fn()
    onNewerData(offerReload)
    const newer = await openDB('resham', SCHEMA_VERSION + 1, {
      upgrade: (database) => database.createObjectStore('accounts'),
    })
    newer.close()
    const unavailable = { status: 503, body: { errors: [expect.stringMatching(/newer version.*Reload/)] } }
    expect(await sendRequest('GET', 'user/cart', { token })).toMatchObject(unavailable)
    expect(await sendRequest('POST', 'auth/login', { body: demoAccount })).toMatchObject(unavailable)
    expect(await place()).toMatchObject(unavailable)
    expect(offerReload).toHaveBeenCalled()
  })

  test('the newest open order is moved one step at a time, and cannot be cancelled then', async () => {
    expect(await server.advanceLatestOrder(token)).toBe(false)
    await expect(server.advanceLatestOrder('forged')).rejects.toMatchObject({ status: 401 })
    const placed = []
    for (const key of ['first', 'second']) {
      await fillCart()
      placed.push((await place(key)).body.order)
    }
    const [first, second] = placed
    const cancel = () =>
      sendRequest('POST', `user/orders/${second?._id}`, { token, body: { action: { type: 'cancel' } } })
    const statuses = async () => (await stored()).orders.map(({ status }) => status)
    for (const status of ['packed', 'shipped', 'delivered']) {
      expect(await server.advanceLatestOrder(token)).toBe(true)
      expect(await statuses()).toEqual([status, 'placed'])
      expect(await cancel()).toMatchObject({
        status: 409,
        body: { errors: [`The order cannot be cancelled any more: it is ${status} already.`] },
      })
    }
    expect(await server.advanceLatestOrder(token)).toBe(true)
    expect(await statuses()).toEqual(['delivered', 'packed'])
    expect((await stored()).orders.map(({ _id }) => _id)).toEqual([second?._id, first?._id])
    expect((await stored()).orders[0]?.history.map(({ status }) => status)).toEqual([
      'placed',
      'packed',
      'shipped',
      'delivered',
    ])
  })
})
