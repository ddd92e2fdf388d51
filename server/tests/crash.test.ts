import { setTimeout as wait } from 'node:timers/promises'
import { type Api, apiOf } from './support/api'
import {
  createTestDatabase,
  ROUNDS,
  start,
  startPostgres,
  TOKEN_SECRET,
  testPostgres,
} from './support/fixtures'

const WRITERS = 8

// The timeout is generous: a round takes three seconds on an idle machine.
jest.setTimeout(60_000 + ROUNDS * 20_000)

/** A shopper, and what the server has acknowledged. */
type Writer = { token: string; units: number; orderIds: string[] }

const signUpWriters = (api: Api): Promise<Writer[]> =>
  Promise.all(
    Array.from({ length: WRITERS }, async () => ({ token: await api.newToken(), units: 0, orderIds: [] })),
  )

const unitsOf = (writers: Writer[]): number => writers.reduce((sum, { units }) => sum + units, 0)

/** Adds and orders until a request fails; resolves with its status, or undefined if it has no response. */
const write = async (api: Api, writer: Writer, productId: string): Promise<number | undefined> => {
  try {
    for (;;) {
      const added = await api.add(writer.token, productId)
      if (added.status !== 201) return added.status
      writer.units += 1
      const placed = await api.order(writer.token, added.body.cart)
      if (placed.status !== 201) return placed.status
      writer.orderIds.push(placed.body.order._id)
    }
  } catch (error) {
    // fetch throws a TypeError when the connection ends, which is no instance of jest's own TypeError.
    if (!String(error).startsWith('TypeError')) throw error
    return undefined
  }
}

const writeForAMoment = async (api: Api, writers: Writer[], productId: string) => {
  const before = unitsOf(writers)
  const writing = writers.map((writer) => write(api, writer, productId))
  // On a slow machine the moment may be over before the first write is acknowledged.
  while (unitsOf(writers) === before) await wait(20)
  await wait(300 + Math.random() * 500)
  return writing
}

/** Only the pending request of each writer may have been carried out without an acknowledgement. */
const expectNothingLost = async (api: Api, writers: Writer[]) => {
  for (const writer of writers) {
    const { cart } = (await api.cart(writer.token)).body
    const { orders } = (await api.orders(writer.token)).body
    const ids = new Set(orders.map(({ _id }) => _id))
    expect(writer.orderIds.filter((id) => !ids.has(id))).toEqual([])
    const lines = [...cart, ...orders.flatMap((order) => order.lines)]
    const units = lines.reduce((sum, { qty }) => sum + qty, 0)
    expect(units).toBeGreaterThanOrEqual(writer.units)
    expect(units).toBeLessThanOrEqual(writer.units + 1)
    writer.units = units
    writer.orderIds = [...ids]
  }
}

const firstProduct = async (api: Api): Promise<string> => {
  const [id] = await api.productIds()
  if (!id) throw new Error('The catalogue is empty.')
  return id
}

test(`keeps every acknowledged write when the server is killed, ${ROUNDS} times`, async () => {
  const database = await createTestDatabase()
  let server = await start(database)
  let api = apiOf(server.url)
  const writers = await signUpWriters(api)
  const productId = await firstProduct(api)
  for (let round = 0; round < ROUNDS; round++) {
    const before = unitsOf(writers)
    const writing = await writeForAMoment(api, writers, productId)
    await server.kill()
    expect(await Promise.all(writing)).toEqual(writers.map(() => undefined))
    expect(unitsOf(writers)).toBeGreaterThan(before)
    server = await start(database)
    api = apiOf(server.url)
    await expectNothingLost(api, writers)
  }
})

testPostgres(`keeps every acknowledged write when PostgreSQL crashes, ${ROUNDS} times`, async () => {
  const postgres = await startPostgres()
  const { url } = await start({ DATABASE_URL: await postgres.createDatabase(), TOKEN_SECRET })
  const api = apiOf(url)
  const writers = await signUpWriters(api)
  const productId = await firstProduct(api)
  const health = () =>
    Promise.all(['/healthz', '/readyz'].map(async (path) => (await fetch(url + path)).status))
  for (let round = 0; round < ROUNDS; round++) {
    expect(await health()).toEqual([200, 200])
    const writing = await writeForAMoment(api, writers, productId)
    await postgres.stopImmediately()
    expect(await Promise.all(writing)).toEqual(writers.map(() => 503))
    expect(await health()).toEqual([200, 503])
    await postgres.start()
    while ((await health()).includes(503)) await wait(50)
    await expectNothingLost(api, writers)
  }
})
