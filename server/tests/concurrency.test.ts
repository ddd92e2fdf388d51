import { randomUUID } from 'node:crypto'
import { migrations } from '../database/migrations'
import { type Api, apiOf, newEmail } from './support/api'
import { createTestDatabase, isEmbedded, runSql, start, testEmbedded, testPostgres } from './support/fixtures'
import { type Environment, refuseToStart } from './support/startServer'

/** The embedded database has one process only. */
const PROCESSES = isEmbedded ? 1 : 4

let database: Environment
/** Four clients, one for each process if there are four. */
let four: Api[]

beforeAll(async () => {
  database = await createTestDatabase()
  const servers = await Promise.all(Array.from({ length: PROCESSES }, () => start(database)))
  const apis = servers.map(({ url }) => apiOf(url))
  four = Array.from({ length: 4 / PROCESSES }, () => apis).flat()
})

const anyApi = (): Api => {
  const [api] = four
  if (!api) throw new Error('No server has started.')
  return api
}

testPostgres('processes that start at once on an empty database migrate and seed it once', async () => {
  const versions = migrations.map((_script, index) => ({ version: index + 1 }))
  expect(await runSql(database, 'select version from schema_migrations order by version')).toEqual(versions)
  const products = await anyApi().productIds()
  expect(await runSql(database, 'select count(*)::integer from products')).toEqual([
    { count: products.length },
  ])
  for (const api of four) expect(await api.productIds()).toEqual(products)
})

test('of four sign-ups of one email at once, one succeeds', async () => {
  const [email, password] = [newEmail(), randomUUID()]
  const responses = await Promise.all(four.map((api) => api.signUp(email, password)))
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422])
  expect(await anyApi().logIn(email, password)).toMatchObject({ status: 200 })
})

test('200 adds at once are all counted', async () => {
  const token = await anyApi().newToken()
  const [productId = ''] = await anyApi().productIds()
  const ways = Array.from({ length: 50 }, () => four).flat()
  const responses = await Promise.all(ways.map((api) => api.add(token, productId)))
  expect(responses.map(({ status }) => status)).toEqual(ways.map(() => 201))
  expect((await anyApi().cart(token)).body.cart).toMatchObject([{ _id: productId, qty: 200 }])
})

testPostgres('so are they in a database whose defaults are not those of PostgreSQL', async () => {
  const other = await createTestDatabase()
  const name = new URL(other.DATABASE_URL ?? '').pathname.slice(1)
  const settings = [
    "default_transaction_isolation = 'repeatable read'",
    'standard_conforming_strings = off',
    "timezone = 'Asia/Kolkata'",
    "datestyle = 'German'",
    'lock_timeout = 1',
  ]
  for (const setting of settings) await runSql(other, `alter database ${name} set ${setting}`)
  const api = apiOf((await start(other)).url)
  const { createdUser, encodedToken: token } = (await api.signUp()).body
  const age = Date.now() - Date.parse(createdUser.createdAt)
  expect(Math.abs(age)).toBeLessThan(30 * 60_000)
  const [productId = ''] = await api.productIds()
  const responses = await Promise.all(Array.from({ length: 20 }, () => api.add(token, productId)))
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 201))
  const { cart } = (await api.cart(token)).body
  expect(cart).toMatchObject([{ _id: productId, qty: 20 }])
  expect(await api.order(token, cart)).toMatchObject({ status: 201 })
  const found = await api.send('GET', 'products?limit=1&search=silk&titlesFirst=true')
  expect(found).toMatchObject({ status: 200, body: { products: [expect.anything()] } })
})

test('100 order keys, each sent four times at once, place 100 orders', async () => {
  const api = anyApi()
  const tokens = await Promise.all(Array.from({ length: 10 }, api.newToken))
  const [productId = ''] = await api.productIds()
  const placeTen = async (token: string) => {
    const placed = new Set<string>()
    for (let order = 0; order < 10; order++) {
      const { cart } = (await api.add(token, productId)).body
      const key = randomUUID()
      const responses = await Promise.all(four.map((one) => one.order(token, cart, key)))
      expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201])
      const ids = new Set(responses.map(({ body }) => body.order._id))
      expect(ids.size).toBe(1)
      for (const id of ids) placed.add(id)
    }
    const { orders } = (await api.orders(token)).body
    expect(orders).toHaveLength(10)
    expect(new Set(orders.map(({ _id }) => _id))).toEqual(placed)
  }
  await Promise.all(tokens.map(placeTen))
})

testEmbedded('a second process on one folder ends with one line, until the first is killed', async () => {
  const folder = await createTestDatabase()
  const first = await start(folder)
  const token = await apiOf(first.url).newToken()
  const { code, errors } = await refuseToStart(folder)
  expect(errors).toMatch(/^DATA_DIR=[^\n]+ is in use [^\n]+\n$/)
  expect(code).toBe(1)
  expect(await apiOf(first.url).cart(token)).toMatchObject({ status: 200 })
  await first.kill()
  const next = await start(folder)
  expect(await apiOf(next.url).cart(token)).toMatchObject({ status: 200 })
})
