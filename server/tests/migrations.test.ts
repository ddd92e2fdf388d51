import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../database/database'
import { checkSchema, migrate } from '../database/migrate'
import { migrations } from '../database/migrations'
import { openTestDatabase } from './support/openTestDatabase'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const versions = () => database.query('select version from schema_migrations order by version')

test('every script of the folder runs, in the order of their numbers', async () => {
  const names = readdirSync(join(__dirname, '../database/migrations')).sort()
  expect(names).toHaveLength(migrations.length)
  expect(await versions()).toEqual(names.map((name) => ({ version: Number(name.slice(0, 4)) })))
})

/** Makes the tables what they were before the third script. */
const undoAccounts = `
  alter table orders drop column corrected_at;
  drop table words;
  drop index products_listed_by_price, products_ascending_by_price, products_descending_by_price;
  drop function price_step_of, price_steps;
  alter table attempts rename to login_failures;
  drop trigger forget_shopper on shoppers;
  drop function forget_shopper;
  alter table orders alter column shopper_id set not null;
  alter table shoppers drop column session_generation;
  delete from schema_migrations where version > 2;`

test('orders of release 1.0.0 get random numbers', async () => {
  await database.runScript(`
    ${undoAccounts}
    alter table orders drop column number, drop column status, drop column packed_at, drop column shipped_at,
      drop column delivered_at, drop column cancelled_at, drop column carrier, drop column tracking_number,
      drop column tracking_url;
    alter table order_lines drop column was_counted;
    insert into orders (id, shopper_id, item_count, total_mrp, total_amount, delivery_name, delivery_street,
        delivery_city, delivery_zipcode, delivery_state, delivery_country)
      select 'order-' || n, (select min(id) from shoppers), 1, 2, 1, 'A', 'B', 'C', '1', 'D', 'E'
      from generate_series(1, 50) n;
    delete from schema_migrations where version > 1`)
  await migrate(database, { hasDemoAccount: false })
  const orders = await database.query<{ number: string; status: string }>('select number, status from orders')
  expect(new Set(orders.map(({ number }) => number)).size).toBe(50)
  for (const { number, status } of orders) {
    expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(status).toBe('placed')
  }
})

test('accounts and orders of the second script stay as they were, and can be deleted then', async () => {
  const read = () => database.query('select id, shopper_id, status, delivery_name from orders order by id')
  const before = await read()
  expect(before).toHaveLength(50)
  await database.runScript(
    `${undoAccounts} insert into login_failures (key, points, expire) values ('email:1', 3, 9000000000000)`,
  )
  await migrate(database, { hasDemoAccount: false })
  expect(await read()).toEqual(before)
  expect(await database.query('select key, points from attempts')).toEqual([{ key: 'email:1', points: 3 }])
  expect(await database.query('select distinct session_generation from shoppers')).toEqual([
    { session_generation: 0 },
  ])
  await database.query('delete from shoppers')
  expect(
    await database.query(
      'select distinct shopper_id, delivery_name, delivery_street, delivery_city, delivery_zipcode, delivery_state, delivery_country from orders',
    ),
  ).toEqual([
    {
      shopper_id: null,
      delivery_name: '',
      delivery_street: '',
      delivery_city: '',
      delivery_zipcode: '',
      delivery_state: 'D',
      delivery_country: 'E',
    },
  ])
})

test('a catalogue of an earlier release gets its words', async () => {
  const read = () => database.query('select word from words order by word')
  const before = await read()
  expect(before).toEqual(expect.arrayContaining([{ word: 'banarasi' }, { word: 'saree' }]))
  await database.query('truncate words')
  await migrate(database, { hasDemoAccount: false })
  expect(await read()).toEqual(before)
})

test('a script that a release adds runs once, on the rows that there are', async () => {
  const read = () =>
    database.query('select * from categories order by position', [], { isPlannedEachTime: true })
  const before = await read()
  const version = migrations.push(
    'alter table categories add column motto text; update categories set motto = name',
  )
  await expect(checkSchema(database)).rejects.toThrow('Start the server once.')
  for (const _start of [1, 2]) await migrate(database, { hasDemoAccount: false })
  await checkSchema(database)
  expect(await versions()).toContainEqual({ version })
  expect(await read()).toEqual(before.map((category) => ({ ...category, motto: Object(category).name })))
})
