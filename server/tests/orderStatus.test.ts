import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import type { OrderDto, OrderResponse, ProductDto } from '@resham/contract'
import { products } from '@resham/mock-server/seeds/products'
import { type Api, apiOf } from './support/api'
import {
  createTestDatabase,
  importProducts,
  isEmbedded,
  runSql,
  start,
  testPostgres,
} from './support/fixtures'
import { type Environment, programOf, type TestServer } from './support/startServer'

/** The embedded database has one process only. */
const PROCESSES = isEmbedded ? 1 : 4
const STOCK = 20
const [counted, alsoCounted, uncounted] = products.filter(({ inStock }) => inStock) as [
  ProductDto,
  ProductDto,
  ProductDto,
]

let database: Environment
let servers: TestServer[] = []
let token: string

const startServers = async () => {
  servers = await Promise.all(Array.from({ length: PROCESSES }, () => start(database)))
}
const apis = (): Api[] => servers.map(({ url }) => apiOf(url))
const anyApi = () => apis()[0] as Api

/** Does what needs the database; the embedded one has one process at a time. */
const withoutServers = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (!isEmbedded) return work()
  for (const { stop } of servers) await stop()
  const result = await work()
  await startServers()
  return result
}

/** Runs `npm run orders -- …`; resolves with its exit code and what it has printed. */
const owner = (...args: string[]) => {
  const options = { env: { PATH: process.env.PATH, ...database } }
  return promisify(execFile)(process.execPath, [...programOf('orders'), ...args], options).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  )
}
const stockOf = async () =>
  (await runSql(database, 'select stock from products where stock is not null order by position')) as {
    stock: number
  }[]

const placeOrder = async (qty = 2, shopper = token): Promise<OrderDto> => {
  const api = anyApi()
  for (const { _id } of [uncounted, alsoCounted]) await api.add(shopper, _id)
  const { cart } = (await api.add(shopper, counted._id, qty)).body
  return (await api.order(shopper, cart, randomUUID())).body.order
}
const cancel = async (order: OrderDto, api = anyApi()) => {
  const send = () =>
    api.send<OrderResponse & { errors?: string[] }>('POST', `user/orders/${order._id}`, {
      token,
      body: { action: { type: 'cancel' } },
    })
  let response = await send()
  while (response.status === 503) response = await send()
  return response
}
const read = async (order: OrderDto) =>
  (await anyApi().send<OrderResponse>('GET', `user/orders/${order._id}`, { token })).body.order

beforeAll(async () => {
  database = await createTestDatabase()
  // This start creates the tables.
  await (await start(database)).stop()
  await importProducts(database, [
    { ...counted, stock: STOCK },
    { ...alsoCounted, stock: STOCK },
  ])
  await startServers()
  token = await anyApi().newToken()
})

test('a cancelled order gives its counted pieces back, once, also to cancellations at once', async () => {
  const order = await placeOrder()
  expect(await withoutServers(stockOf)).toEqual([{ stock: STOCK - 2 }, { stock: STOCK - 1 }])
  const responses = await Promise.all([...apis(), ...apis()].map((api) => cancel(order, api)))
  for (const { status, body } of responses)
    expect({ status, body }).toEqual({ status: 200, body: responses[0]?.body })
  expect(await cancel(order)).toMatchObject({ status: 200, body: { order: { status: 'cancelled' } } })
  expect(await withoutServers(stockOf)).toEqual([{ stock: STOCK }, { stock: STOCK }])
})

test('the owner moves an order from placed to delivered, one step at a time', async () => {
  const order = await placeOrder()
  const typed = order.number.toLowerCase().replace('-', '')
  const url = 'https://bluedart.example/1'
  await withoutServers(async () => {
    for (const [status, reason] of [
      ['shipped', 'from placed to shipped: its next status is packed or cancelled.'],
      ['delivered', 'from placed to delivered: its next status is packed or cancelled.'],
    ] as const)
      expect(await owner('status', typed, status)).toEqual({
        code: 1,
        stdout: '',
        stderr: `Order ${order.number} cannot go ${reason}\n`,
      })
    expect(await owner('status', typed, 'packed')).toMatchObject({ code: 0 })
    expect(await owner('status', typed, 'packed')).toMatchObject({ code: 1 })
    const shipped = await owner(
      'status',
      typed,
      'shipped',
      '--carrier=Blue Dart',
      '--tracking=1',
      `--url=${url}`,
    )
    expect(shipped).toMatchObject({ code: 0, stdout: expect.stringMatching(/Tracking +Blue Dart, 1, https/) })
    expect(await owner('status', typed, 'cancelled')).toMatchObject({
      code: 1,
      stderr: `Order ${order.number} cannot go from shipped to cancelled: its next status is delivered.\n`,
    })
    expect(await owner('status', typed, 'shipped')).toEqual({
      code: 1,
      stdout: '',
      stderr: `Order ${order.number} is shipped already: --carrier, --tracking and --url put right how it can be followed.\n`,
    })
    // The second time nothing differs.
    for (const _time of [1, 2])
      expect(await owner('status', typed, 'shipped', '--carrier=DTDC', '--tracking=21')).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(/\n {2}Shipped .*\n {2}Corrected .*\n {2}Tracking +DTDC, 21\n/),
      })
  })
  expect(await read(order)).toEqual({
    ...order,
    status: 'shipped',
    history: ['placed', 'packed', 'shipped', 'shipped'].map((status) => ({ status, at: expect.any(String) })),
    tracking: { carrier: 'DTDC', number: '21' },
  })
  expect(await cancel(order)).toMatchObject({
    status: 409,
    body: { errors: ['The order cannot be cancelled any more: it is shipped already.'] },
  })
  await withoutServers(async () => {
    expect(await owner('status', typed, 'delivered')).toMatchObject({ code: 0 })
    expect(await owner('status', typed, 'cancelled')).toMatchObject({
      code: 1,
      stderr: `Order ${order.number} cannot go from delivered to cancelled: that is its last status.\n`,
    })
    expect(await owner('show', typed)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        new RegExp(
          `^Order ${order.number}, delivered .*\\n  Packed .*\\n  Shipped .*\\n  Corrected .*\\n  Delivered `,
        ),
      ),
    })
  })
})

test('how an order is followed is not stored when its account is deleted', async () => {
  const { number, _id } = await placeOrder(1, await anyApi().newToken())
  await withoutServers(async () => {
    expect(await owner('status', number, 'packed')).toMatchObject({ code: 0 })
    await runSql(
      database,
      `delete from shoppers where id = (select shopper_id from orders where id = '${_id}')`,
    )
    const refused = {
      code: 1,
      stdout: '',
      stderr: `Order ${number} is of a deleted account: leave out --carrier, --tracking and --url, which are not stored.\n`,
    }
    expect(await owner('status', number, 'shipped', '--tracking=1')).toEqual(refused)
    expect(await owner('status', number, 'shipped')).toMatchObject({ code: 0 })
    expect(await owner('status', number, 'shipped', '--tracking=1')).toEqual(refused)
    expect(await owner('status', number, 'delivered')).toMatchObject({ code: 0 })
  })
})

test('the owner cancels a packed order, which gives its pieces back, and lists orders by status', async () => {
  const order = await placeOrder()
  await withoutServers(async () => {
    const before = await stockOf()
    await owner('status', order.number, 'packed')
    expect(await owner('status', order.number, 'cancelled')).toMatchObject({ code: 0 })
    expect(await stockOf()).toEqual(before.map(({ stock }, index) => ({ stock: stock + (index ? 1 : 2) })))
    const { stdout } = await owner('--csv', '--status=cancelled')
    expect(stdout).toContain(`,"${order.number}","cancelled",`)
    expect(stdout).not.toMatch(/,"(placed|packed|shipped|delivered)",/)
    expect(await owner('show', '0000-0000')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'There is no order 0000-0000.\n',
    })
    expect(await owner('status', '0000-0000', 'packed')).toMatchObject({ code: 1 })
    expect(await owner('status', order.number, 'lost')).toMatchObject({ code: 1, stdout: '' })
  })
})

testPostgres('of a cancellation and the owner at the same moment exactly one wins', async () => {
  for (let round = 0; round < 6; round += 1) {
    const order = await placeOrder(1)
    const before = await stockOf()
    // The command takes a moment to start.
    const packing = owner('status', order.number, 'packed')
    await new Promise((resolve) => setTimeout(resolve, round * 60))
    const [packed, cancelled] = await Promise.all([packing, cancel(order)])
    const { status, history } = await read(order)
    const isPacked = status === 'packed'
    expect([packed.code, cancelled.status]).toEqual(isPacked ? [0, 409] : [1, 200])
    expect(history.map((step) => step.status)).toEqual(['placed', status])
    expect(await stockOf()).toEqual(before.map(({ stock }) => ({ stock: isPacked ? stock : stock + 1 })))
  }
})

test('a product that is counted only since an order gets nothing back', async () => {
  const order = await placeOrder()
  await withoutServers(() => importProducts(database, [{ ...uncounted, stock: 5 }]))
  expect(await cancel(order)).toMatchObject({ status: 200 })
  const rows = await withoutServers(() =>
    runSql(database, `select stock from products where id = '${uncounted._id}'`),
  )
  expect(rows).toEqual([{ stock: 5 }])
})
