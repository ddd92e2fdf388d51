import { randomUUID } from 'node:crypto'
import type { CartChangedDto, CartItemDto, ProductDto } from '@resham/contract'
import { products } from '@resham/mock-server/seeds/products'
import { createTokens } from '../auth/tokens'
import { type Api, apiOf } from './support/api'
import {
  createTestDatabase,
  importProducts,
  isEmbedded,
  runSql,
  start,
  TOKEN_SECRET,
} from './support/fixtures'
import type { Environment, TestServer } from './support/startServer'

// On a busy machine 200 orders at once take a minute.
jest.setTimeout(180_000)

/** How many buyers all tests use together, at most. */
const BUYERS = 250
/** The embedded database has one process only. */
const PROCESSES = isEmbedded ? 1 : 4

const [fifty, thirty, alsoThirty, few, dear, roomy] = products.filter(({ inStock }) => inStock) as [
  ProductDto,
  ProductDto,
  ProductDto,
  ProductDto,
  ProductDto,
  ProductDto,
]
const counted = [
  { ...fifty, stock: 50 },
  { ...thirty, stock: 30 },
  { ...alsoThirty, stock: 30 },
  { ...few, stock: 2 },
  { ...roomy, stock: 5 },
]

let database: Environment
let servers: TestServer[]

const startServers = async () => {
  servers = await Promise.all(Array.from({ length: PROCESSES }, () => start(database)))
}

beforeAll(async () => {
  database = await createTestDatabase()
  // This start creates the tables.
  await (await start(database)).stop()
  await importProducts(database, counted)
  // The buyers do not sign up, because the server would have to hash a password for each of them.
  await runSql(
    database,
    `insert into shoppers (id, email, email_key, name, password_hash)
       select n, n || '@buyers.example', n || '@buyers.example', 'Asha Rao', '' from generate_series(1, ${BUYERS}) n`,
  )
  await startServers()
})

type Buyer = { api: Api; token: string }

let known = 0
/** Takes a number; returns as many buyers whom no other test uses, spread over the processes. */
const buyers = (count: number): Promise<Buyer[]> => {
  const apis = servers.map(({ url }) => apiOf(url))
  const { issue } = createTokens([TOKEN_SECRET])
  return Promise.all(
    Array.from({ length: count }, async () => {
      known += 1
      const [api, _id] = [apis[known % apis.length] as Api, String(known)]
      return { api, token: await issue({ _id, email: `${_id}@buyers.example`, generation: 0 }) }
    }),
  )
}

const cartOf = async ({ api, token }: Buyer) => (await api.cart(token)).body.cart

/** Orders a cart. As in the shop, an order that a busy server refuses with 503 is sent again with its key. */
const order = async ({ api, token }: Buyer, cart: CartItemDto[]) => {
  const key = randomUUID()
  let response = await api.order(token, cart, key)
  while (response.status === 503) response = await api.order(token, cart, key)
  return response
}

/** All of them order their carts at once; returns how many got each status. */
const orderAtOnce = async (all: Buyer[]) => {
  const carts = await Promise.all(all.map(cartOf))
  const responses = await Promise.all(all.map((buyer, index) => order(buyer, carts[index] ?? [])))
  const refusals = responses
    .filter(({ status }) => status === 409)
    .map(({ body }) => body as unknown as CartChangedDto)
  const numbers: Record<number, number> = {}
  for (const { status } of responses) numbers[status] = (numbers[status] ?? 0) + 1
  return { numbers, refusals }
}

test('of 200 buyers of 50 pieces at once, 50 get one', async () => {
  const all = await buyers(200)
  await Promise.all(all.map(({ api, token }) => api.add(token, fifty._id)))
  const { numbers, refusals } = await orderAtOnce(all)
  expect(numbers).toEqual({ 201: 50, 409: 150 })
  for (const { errors, cart } of refusals) {
    expect(errors).toEqual([`${fifty.title} is out of stock.`])
    expect(cart).toMatchObject([{ ...fifty, inStock: false, qty: 1 }])
  }
})

test('orders of two counted products, in different sequences, never deadlock', async () => {
  const forty = await buyers(40)
  await Promise.all(
    forty.map(async ({ api, token }, index) => {
      const both = [thirty, alsoThirty]
      for (const { _id } of index % 2 === 0 ? both : both.toReversed()) await api.add(token, _id)
    }),
  )
  expect((await orderAtOnce(forty)).numbers).toEqual({ 201: 30, 409: 10 })
})

test('an order of more pieces than are left takes none, and gives none back', async () => {
  const [first, second] = (await buyers(2)) as [Buyer, Buyer]
  await first.api.add(first.token, few._id, 3)
  for (let attempt = 0; attempt < 2; attempt++)
    expect(await first.api.order(first.token, await cartOf(first))).toMatchObject({
      status: 409,
      body: { errors: [`Only 2 of ${few.title} are left: lower its quantity in the cart.`] },
    })
  await second.api.add(second.token, few._id, 2)
  expect(await second.api.order(second.token, await cartOf(second))).toMatchObject({ status: 201 })
  expect(await first.api.order(first.token, await cartOf(first))).toMatchObject({
    status: 409,
    body: { errors: [`${few.title} is out of stock.`] },
  })
})

test('an order at a price that an import has changed is refused, and placed at the new one', async () => {
  const [{ api: summary, token }] = (await buyers(1)) as [Buyer]
  const { cart: seen } = (await summary.add(token, dear._id)).body
  const price = String(Number(dear.price) + 1000)
  // The embedded database has one process.
  if (isEmbedded) for (const { stop } of servers) await stop()
  await importProducts(database, [{ ...dear, price }])
  if (isEmbedded) await startServers()
  const api = apiOf(servers[0]?.url ?? '')
  const refused = await api.order(token, seen)
  expect(refused).toMatchObject({
    status: 409,
    body: { errors: [`The price of ${dear.title} has changed.`], cart: [{ _id: dear._id, price }] },
  })
  expect(await api.order(token, refused.body.cart)).toMatchObject({
    status: 201,
    body: { order: { lines: [{ _id: dear._id, price }] } },
  })
})

test('the greatest numbers that there are stay what they are', async () => {
  const greatest = 2_147_483_647
  const [buyer] = (await buyers(1)) as [Buyer]
  const { token } = buyer
  await buyer.api.add(token, roomy._id)
  const { body } = await buyer.api.order(token, await cartOf(buyer))
  await buyer.api.add(token, dear._id)
  // The embedded database has one process.
  if (isEmbedded) for (const { stop } of servers) await stop()
  await importProducts(database, [{ ...roomy, stock: greatest }])
  await runSql(database, `update cart_lines set qty = ${greatest} where product_id = '${dear._id}'`)
  if (isEmbedded) await startServers()
  const api = apiOf(servers[0]?.url ?? '')
  const cancelling = api.send('POST', `user/orders/${body.order._id}`, {
    token,
    body: { action: { type: 'cancel' } },
  })
  expect(await cancelling).toMatchObject({ status: 200, body: { order: { status: 'cancelled' } } })
  const line = { _id: dear._id, qty: greatest }
  expect(await api.add(token, dear._id, 10_000)).toMatchObject({ status: 201, body: { cart: [line] } })
  const change = (type: string) =>
    api.send('POST', `user/cart/${dear._id}`, { token, body: { action: { type } } })
  expect(await change('increment')).toMatchObject({ status: 200, body: { cart: [line] } })
  expect(await change('decrement')).toMatchObject({
    status: 200,
    body: { cart: [{ ...line, qty: greatest - 1 }] },
  })
  expect(await api.order(token, await cartOf({ api, token }))).toMatchObject({ status: 201 })
  if (isEmbedded) for (const { stop } of servers) await stop()
  expect(await runSql(database, `select stock from products where id = '${roomy._id}'`)).toEqual([
    { stock: greatest },
  ])
})
