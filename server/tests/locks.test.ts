import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createWriteStream, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { ProductDto } from '@resham/contract'
import { products } from '@resham/mock-server/seeds/products'
import { Client } from 'pg'
import { hashPassword } from '../auth/password'
import { createTokens } from '../auth/tokens'
import { type Api, apiOf } from './support/api'
import {
  createFolder,
  createTestDatabase,
  importProducts,
  runSql,
  start,
  TOKEN_SECRET,
  testPostgres,
} from './support/fixtures'
import { type Environment, programOf } from './support/startServer'

// Some of these tests wait for as long as an owner may keep a lock.
jest.setTimeout(180_000)

/** More than a process has connections. */
const MANY = 15

const [locked, other] = products.filter(({ inStock }) => inStock) as [ProductDto, ProductDto]

/** Starts a server on a database with shoppers, of which `locked` and what else is given are counted. */
const openShop = async (further: object[] = []) => {
  const database = await createTestDatabase()
  const { url, stop } = await start(database)
  await importProducts(database, [{ ...locked, stock: 1_000 }, ...further])
  await runSql(
    database,
    `insert into shoppers (id, email, email_key, name, password_hash)
     select n, n || '@buyers.example', n || '@buyers.example', 'Asha Rao', '' from generate_series(0, ${MANY}) n`,
  )
  const { issue } = createTokens([TOKEN_SECRET])
  const tokens = await Promise.all(
    Array.from({ length: MANY + 1 }, (_, n) =>
      issue({ _id: String(n), email: `${n}@buyers.example`, generation: 0 }),
    ),
  )
  const [visitor = '', ...buyers] = tokens
  return { database, url, stop, api: apiOf(url), visitor, buyers }
}

/** Runs SQL in a transaction, as an owner does in psql; returns a function that rolls it back. */
const begin = async ({ DATABASE_URL }: Environment, sql: string) => {
  const client = new Client({ connectionString: DATABASE_URL })
  await client.connect()
  await client.query(`begin; ${sql}`)
  return async () => {
    await client.query('rollback')
    await client.end()
  }
}

const isReady = async (url: string) => (await fetch(`${url}/readyz`)).status

const expectBusy = (responses: Awaited<ReturnType<Api['send']>>[]) => {
  for (const { status, headers, body } of responses) {
    expect({ status, body }).toEqual({
      status: 503,
      body: { errors: ['The shop is busy now. Please try again.'] },
    })
    expect(headers.get('retry-after')).toBe('5')
  }
}

testPostgres(
  'orders of a product that the owner locks wait by themselves, and are placed later',
  async () => {
    const { database, url, api, visitor, buyers } = await openShop()
    const carts = await Promise.all(buyers.map(async (token) => (await api.add(token, locked._id)).body.cart))
    const release = await begin(database, `update products set title = 'A' where id = '${locked._id}'`)
    const keys = buyers.map(() => randomUUID())
    const order = () =>
      Promise.all(buyers.map((token, index) => api.order(token, carts[index] ?? [], keys[index])))
    const ordering = order()
    for (let visit = 0; visit < 10; visit++) {
      expect(await isReady(url)).toBe(200)
      expect(await api.send('GET', `products?limit=${visit + 1}`)).toMatchObject({ status: 200 })
      expect(await api.send('GET', `products/${locked._id}`)).toMatchObject({ status: 200 })
      expect(await api.add(visitor, other._id)).toMatchObject({ status: 201 })
      expect(await api.orders(visitor)).toMatchObject({ status: 200 })
    }
    expectBusy(await ordering)
    await release()
    for (const { status } of await order()) expect(status).toBe(201)
  },
)

testPostgres('so do additions of a product that the owner is about to delete', async () => {
  const { database, url, api, visitor, buyers } = await openShop()
  const release = await begin(database, `delete from products where id = '${locked._id}'`)
  const adding = Promise.all(buyers.map((token) => api.add(token, locked._id)))
  for (let visit = 0; visit < 10; visit++) {
    expect(await isReady(url)).toBe(200)
    expect(await api.send('GET', `products?limit=${visit + 1}`)).toMatchObject({ status: 200 })
    expect(await api.cart(visitor)).toMatchObject({ status: 200 })
  }
  expectBusy(await adding)
  await release()
  expect(await api.add(visitor, locked._id)).toMatchObject({ status: 201 })
})

testPostgres(
  'and deletions of accounts whose orders the owner locks, without keeping carts waiting',
  async () => {
    const { database, url, api, visitor, buyers } = await openShop()
    const password = randomUUID()
    await runSql(database, `update shoppers set password_hash = '${await hashPassword(password)}'`)
    for (const token of buyers) {
      const { cart } = (await api.add(token, locked._id)).body
      expect(await api.order(token, cart)).toMatchObject({ status: 201 })
    }
    const release = await begin(database, `update products set title = 'A' where id = '${locked._id}'`)
    const remove = (token: string) => api.send('DELETE', 'user', { token, body: { password } })
    const removing = Promise.all(buyers.map(remove))
    await untilSomebodyWaits(database)
    for (let visit = 0; visit < 10; visit++) {
      expect(await isReady(url)).toBe(200)
      expect(await api.add(visitor, other._id)).toMatchObject({ status: 201 })
    }
    expectBusy(await removing)
    await release()
    expect(await remove(buyers[0] ?? '')).toMatchObject({ status: 200 })
  },
)

testPostgres('a server whose shoppers all wait is ready', async () => {
  const { database, url, api } = await openShop()
  const release = await begin(database, 'lock table products in access exclusive mode')
  const reading = Promise.all(
    Array.from({ length: 2 * MANY }, (_, index) => api.send('GET', `products?limit=${index + 1}`)),
  )
  for (let check = 0; check < 10; check++) expect(await isReady(url)).toBe(200)
  for (const { status } of await reading) expect(status).toBe(503)
  await release()
})

/** Runs `npm run catalog -- import` in the background; resolves with what it has printed. */
const importFile = async (database: Environment, file: string): Promise<string> => {
  const options = { env: { PATH: process.env.PATH, ...database } }
  return (await promisify(execFile)(process.execPath, [...programOf('catalog'), 'import', file], options))
    .stdout
}

const csvOf = (rows: object[]) =>
  rows
    .map(
      (row) =>
        `${Object.values(row)
          .map((value) => JSON.stringify(String(value)))
          .join()}\n`,
    )
    .join('')
const header = `${Object.keys({ ...locked, stock: 1 }).join()}\n`
const manyProducts = (change: object) =>
  Array.from({ length: 1_500 }, (_, index) => ({
    ...locked,
    _id: `many-${String(index).padStart(4, '0')}`,
    stock: 100,
    ...change,
  }))

/** Resolves when somebody waits for a lock in the database. */
const untilSomebodyWaits = async (database: Environment) => {
  const sql = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  while (((await runSql(database, sql)) as object[]).length === 0) await wait(50)
}

testPostgres('while an import waits, what it has stored or not reached yet can be ordered', async () => {
  const { database, api, buyers } = await openShop(manyProducts({}))
  const release = await begin(database, "update products set title = 'A' where id = 'many-1200'")
  const file = join(createFolder(), 'many.csv')
  writeFileSync(file, header + csvOf(manyProducts({ title: 'Another title' })))
  const importing = importFile(database, file)
  await untilSomebodyWaits(database)
  for (const [index, id] of ['many-0000', 'many-0999', 'many-1499', locked._id].entries()) {
    const token = buyers[index] ?? ''
    const { cart } = (await api.add(token, id)).body
    expect(await api.order(token, cart)).toMatchObject({ status: 201 })
  }
  await release()
  expect(await importing).toMatch(/^0 products added, 1500 changed, 0 unchanged;/)
})

testPostgres('an import takes the time that it needs: for its file, and for a lock', async () => {
  const inTime = async (work: (database: Environment, file: string) => Promise<string>) => {
    const { database, stop } = await openShop()
    await stop()
    expect(await work(database, join(createFolder(), 'a.csv'))).toMatch(/^0 products added, 2 changed/)
  }
  const rows = [
    { ...locked, title: 'A', stock: 1 },
    { ...other, title: 'B', stock: 1 },
  ].map((row) => csvOf([row]))
  await Promise.all([
    inTime(async (database, file) => {
      await promisify(execFile)('mkfifo', [file])
      const importing = importFile(database, file)
      const written = createWriteStream(file)
      written.write(header + rows[0])
      await wait(13_000)
      written.end(rows[1])
      return importing
    }),
    inTime(async (database, file) => {
      const release = await begin(database, `update products set title = 'C' where id = '${other._id}'`)
      writeFileSync(file, header + rows.join(''))
      const importing = importFile(database, file)
      await untilSomebodyWaits(database)
      await wait(17_000)
      await release()
      return importing
    }),
  ])
})
