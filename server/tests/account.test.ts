import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { OrderDto, ProductDto, TokenResponse } from '@resham/contract'
import { products } from '@resham/mock-server/seeds/products'
import { decodeJwt, SignJWT } from 'jose'
import { openPostgres } from '../database/postgres'
import { changeStatus } from '../tools/orderList/changeStatus'
import { type Api, apiOf, newEmail } from './support/api'
import {
  createTestDatabase,
  importProducts,
  isEmbedded,
  runSql,
  start,
  TOKEN_SECRET,
  testPostgres,
} from './support/fixtures'
import { type Environment, programOf, type TestServer } from './support/startServer'

/** The embedded database has one process only. */
const PROCESSES = isEmbedded ? 1 : 4
const STOCK = 100_000
const [counted, other] = products.filter(({ inStock }) => inStock) as [ProductDto, ProductDto]

let database: Environment
let servers: TestServer[]

const startServers = async () => {
  servers = await Promise.all(Array.from({ length: PROCESSES }, () => start(database)))
}
const apis = (): Api[] => servers.map(({ url }) => apiOf(url))
const apiAt = (index: number): Api => apis()[index % PROCESSES] as Api

/** Does what needs the database; the embedded one has one process at a time. */
const withoutServers = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (!isEmbedded) return work()
  for (const { stop } of servers) await stop()
  const result = await work()
  await startServers()
  return result
}
const query = (sql: string) => runSql(database, sql) as Promise<Record<string, unknown>[]>

/** Runs `npm run orders -- …`; resolves with what it has printed. */
const listOrders = async (...args: string[]) => {
  const options = { env: { PATH: process.env.PATH, ...database } }
  return (await promisify(execFile)(process.execPath, [...programOf('orders'), ...args], options)).stdout
}

beforeAll(async () => {
  database = await createTestDatabase()
  // This start creates the tables.
  await (await start(database)).stop()
  await importProducts(
    database,
    [counted, other].map((product) => ({ ...product, stock: STOCK })),
  )
  await startServers()
})

const newShopper = async (api = apiAt(0)) => {
  const [email, password] = [newEmail(), randomUUID()]
  const { createdUser, encodedToken: token } = (await api.signUp(email, password)).body
  return { email, password, token, id: createdUser._id }
}
type Shopper = Awaited<ReturnType<typeof newShopper>>

const changePassword = (api: Api, { token, password: current }: Shopper, password: string) =>
  api.send<TokenResponse>('POST', 'user/password', { token, body: { current, password } })
const remove = (api: Api, { token, password }: Shopper) =>
  api.send('DELETE', 'user', { token, body: { password } })

const placeOrder = async (api: Api, { token }: Shopper, ...ids: string[]): Promise<OrderDto> => {
  for (const id of ids) await api.add(token, id)
  const { cart } = (await api.add(token, counted._id)).body
  return (await api.order(token, cart)).body.order
}

/** The status that each process gives a token, of a call that names a missing user, and of one that does not. */
const statusesOf = async (token: string) =>
  Promise.all(apis().map(async (api) => [(await api.cart(token)).status, (await api.orders(token)).status]))
const inAll = (...statuses: number[]) => Array.from({ length: PROCESSES }, () => statuses)

describe('in all processes', () => {
  test('a new password ends the other sessions at once', async () => {
    const shopper = await newShopper()
    const { encodedToken: other } = (await apiAt(1).logIn(shopper.email, shopper.password)).body
    const { encodedToken } = (await changePassword(apiAt(2), shopper, randomUUID())).body
    expect(await statusesOf(shopper.token)).toEqual(inAll(401, 401))
    expect(await statusesOf(other)).toEqual(inAll(401, 401))
    expect(await statusesOf(encodedToken)).toEqual(inAll(200, 200))
  })

  test('so does the end of the other sessions, and the next log-in begins none of the old ones', async () => {
    const { token, email, password } = await newShopper()
    const { encodedToken } = (await apiAt(1).send<TokenResponse>('DELETE', 'user/sessions', { token })).body
    expect(await statusesOf(token)).toEqual(inAll(401, 401))
    const { encodedToken: next } = (await apiAt(3).logIn(email, password)).body
    for (const valid of [encodedToken, next]) expect(await statusesOf(valid)).toEqual(inAll(200, 200))
  })

  test('a token that is renewed without a password is not valid for longer', async () => {
    const { id, email } = await newShopper()
    const exp = Math.floor(Date.now() / 1000) + 3600
    const token = await new SignJWT({ email, generation: 0, exp })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(id)
      .sign(new TextEncoder().encode(TOKEN_SECRET))
    const { encodedToken } = (await apiAt(1).send<TokenResponse>('DELETE', 'user/sessions', { token })).body
    expect(decodeJwt(encodedToken)).toMatchObject({ sub: id, exp, generation: 1 })
  })

  test('so does a deletion; a new account with the email does not revive the token', async () => {
    const shopper = await newShopper()
    expect(await remove(apiAt(1), shopper)).toMatchObject({ status: 200 })
    expect(await statusesOf(shopper.token)).toEqual(inAll(404, 401))
    await apiAt(2).signUp(shopper.email, shopper.password)
    expect(await statusesOf(shopper.token)).toEqual(inAll(401, 401))
  })

  test('a token has to name email, id and generation of its account', async () => {
    const shopper = await newShopper()
    const sign = (id: string, generation?: number) =>
      new SignJWT({ email: shopper.email, generation })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(id)
        .setExpirationTime('7d')
        .sign(new TextEncoder().encode(TOKEN_SECRET))
    expect(await statusesOf(await sign(shopper.id, 0))).toEqual(inAll(200, 200))
    for (const [id, generation] of [
      ['another', 0],
      [shopper.id, 1],
      [shopper.id, undefined],
    ] as const)
      expect(await statusesOf(await sign(id, generation))).toEqual(inAll(401, 401))
  })

  test('of four new passwords at once, one is taken', async () => {
    for (let round = 0; round < 5; round++) {
      const shopper = await newShopper()
      const passwords = Array.from({ length: 4 }, () => randomUUID() as string)
      const changes = await Promise.all(
        passwords.map((password, index) => changePassword(apiAt(index), shopper, password)),
      )
      const statuses = changes.map(({ status }) => status)
      expect(statuses.toSorted()).toEqual([200, 401, 401, 401])
      const winner = statuses.indexOf(200)
      expect(await statusesOf(changes[winner]?.body.encodedToken ?? '')).toEqual(inAll(200, 200))
      expect(await apiAt(0).logIn(shopper.email, passwords[winner] ?? '')).toMatchObject({ status: 200 })
    }
  })
})

test('an account is deleted while its orders are placed: each order is cancelled without the person, or refused', async () => {
  /** Orders until the account is gone; returns the ids of the orders, and the last status. */
  const orderOnAndOn = async (api: Api, { token }: Shopper) => {
    for (const ids: string[] = []; ; ) {
      const added = await api.add(token, counted._id)
      if (added.status !== 201) return { ids, status: added.status }
      const placed = await api.order(token, added.body.cart)
      if (placed.status !== 201) return { ids, status: placed.status }
      ids.push(placed.body.order._id)
    }
  }
  const placed: string[] = []
  for (let round = 0; round < 6; round++) {
    const shoppers = await Promise.all(Array.from({ length: 4 }, (_, index) => newShopper(apiAt(index))))
    const outcomes = await Promise.all(
      shoppers.map(async (shopper, index) => {
        const ordering = orderOnAndOn(apiAt(index), shopper)
        await wait(Math.random() * 100)
        expect(await remove(apiAt(index + 1), shopper)).toMatchObject({ status: 200 })
        return ordering
      }),
    )
    for (const { ids, status } of outcomes) {
      expect([401, 404]).toContain(status)
      placed.push(...ids)
    }
  }
  expect(placed.length).toBeGreaterThan(0)
  const [rows, stock] = await withoutServers(async () => [
    await query(`
      select o.id, o.shopper_id, o.delivery_name, o.status,
        (select count(*)::integer from order_lines where order_id = o.id) as lines,
        (select count(*)::integer from idempotency_keys where order_id = o.id) as keys
      from orders o`),
    await query('select distinct stock from products where stock > 0'),
  ])
  expect(rows.map(({ id }) => id as string).toSorted()).toEqual(placed.toSorted())
  for (const { id, ...row } of rows)
    expect(row).toEqual({ shopper_id: null, delivery_name: '', status: 'cancelled', lines: 1, keys: 0 })
  expect(stock).toEqual([{ stock: STOCK }])
})

test('a deletion cancels what is not packed, whose pieces come back, and never deadlocks with orders and other ones', async () => {
  const readStock = () =>
    withoutServers(() => query('select id, stock from products where stock is not null order by id'))
  /** Deletes an account, again until the server is not too busy with other passwords. */
  const removeAt = async (index: number, shopper: Shopper): Promise<number> => {
    const { status } = await remove(apiAt(index), shopper)
    return status === 503 ? removeAt(index, shopper) : status
  }
  const before = await readStock()
  const shoppers: Shopper[] = []
  for (let index = 0; index < 8; index++) shoppers.push(await newShopper(apiAt(index)))
  // Each product is in the first order of some, and in the second one of others.
  for (const [index, shopper] of shoppers.entries())
    for (const ids of index % 2 ? [[other._id], []] : [[], [other._id]])
      await placeOrder(apiAt(index), shopper, ...ids)
  const [first, ...rest] = shoppers as [Shopper, ...Shopper[]]
  const buyer = await newShopper()
  const packed = await placeOrder(apiAt(0), buyer)
  await withoutServers(() => query(`update orders set packed_at = now() where id = '${packed._id}'`))
  const orderOnAndOn = async () => {
    for (let order = 0; order < 10; order++) await placeOrder(apiAt(order), first, other._id)
  }
  const [statuses] = await Promise.all([
    Promise.all([buyer, ...rest].map((shopper, index) => removeAt(index, shopper))),
    orderOnAndOn(),
  ])
  expect([...statuses, await removeAt(0, first)]).toEqual([...statuses, 200].fill(200))
  expect(await readStock()).toEqual(
    before.map(({ id, stock }) => ({ id, stock: Number(stock) - Number(id === counted._id) })),
  )
  expect(
    await withoutServers(() => query(`select status, delivery_name from orders where id = '${packed._id}'`)),
  ).toEqual([{ status: 'packed', delivery_name: '' }])
})

testPostgres('a deletion, cancellations and the owner at the same moment never deadlock', async () => {
  const owner = openPostgres(database.DATABASE_URL ?? '', () => {})
  for (let round = 0; round < 8; round++) {
    const shopper = await newShopper()
    const { token } = shopper
    const orders: OrderDto[] = []
    for (let order = 0; order < 6; order++) orders.push(await placeOrder(apiAt(order), shopper))
    const removing = remove(apiAt(0), shopper)
    await wait(round * 8)
    const cancelled = await Promise.all(
      orders.map(async ({ _id, number }, index) => {
        const body = { action: { type: 'cancel' } }
        const cancelling = apiAt(index).send('POST', `user/orders/${_id}`, { token, body })
        // It is refused where the cancellation was first.
        await changeStatus(owner, number, index % 2 ? 'packed' : 'cancelled', {}).catch((error) =>
          expect(error.message).toMatch(/^Order .+ cannot go from cancelled/),
        )
        return (await cancelling).status
      }),
    )
    for (const status of cancelled) expect([200, 401, 409]).toContain(status)
    expect(await removing).toMatchObject({ status: 200 })
    const ids = orders.map(({ _id }) => `'${_id}'`).join()
    expect(
      await runSql(
        database,
        `select status from orders where id in (${ids}) and shopper_id is null and status <> 'placed'`,
      ),
    ).toHaveLength(orders.length)
  }
  await owner.close()
})

test('the database deletes the rows of an account with it, or frees them; its orders have a rule of their own', async () => {
  const [tables] = await withoutServers(async () => [
    await query(`
      select conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'shoppers'::regclass and confdeltype not in ('c', 'n')`),
  ])
  expect(tables).toEqual([{ name: 'orders' }])
})

test('the books keep orders without the person, whoever deletes the account', async () => {
  const [first, second] = [await newShopper(), await newShopper()]
  const shipped = await placeOrder(apiAt(0), first)
  const placed = await placeOrder(apiAt(0), second)
  await withoutServers(() =>
    query(
      `update orders set packed_at = now(), shipped_at = now(), carrier = 'Blue Dart', tracking_number = '12'
       where id = '${shipped._id}'`,
    ),
  )
  expect(await remove(apiAt(0), first)).toMatchObject({ status: 200 })
  const [list, csv] = await withoutServers(async () => {
    await query(`delete from shoppers where id = '${second.id}'`)
    return [await listOrders('--limit=2'), await listOrders('--csv', '--limit=2')]
  })
  for (const { number, _id, totals } of [shipped, placed]) {
    const status = _id === shipped._id ? 'shipped' : 'cancelled'
    expect(list).toMatch(
      new RegExp(
        `Order ${number}, ${status} .+\n(  (Packed|Shipped|Cancelled) .+\n)*  Ordered by  \\(deleted account\\)\n  Deliver to  Karnataka, India\n  1 × ${counted.title} `,
      ),
    )
    expect(csv).toMatch(
      new RegExp(
        `\n"${_id}","${number}","${status}",[^,]+,,"","","","","Karnataka","India","${counted._id}",.*,${totals.totalAmount}\n`,
      ),
    )
  }
  expect(`${list}${csv}`).not.toMatch(/Asha|Temple Road|Mysuru|570001|Blue Dart/)
  expect(await apiAt(0).orders(second.token)).toMatchObject({ status: 401 })
})
