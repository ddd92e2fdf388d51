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

test('the seeded catalogue has its words', async () => {
  expect(await database.query('select word from words')).toEqual(
    expect.arrayContaining([{ word: 'banarasi' }, { word: 'saree' }]),
  )
})

test('an account that is deleted by SQL leaves its orders, without the person', async () => {
  await database.runScript(`
    insert into orders (id, number, shopper_id, item_count, total_mrp, total_amount, delivery_name, delivery_street,
        delivery_city, delivery_zipcode, delivery_state, delivery_country)
      select 'order', '0000-0000', min(id), 1, 2, 1, 'A', 'B', 'C', '1', 'D', 'E' from shoppers;
    delete from shoppers`)
  expect(
    await database.query(
      'select shopper_id, status, delivery_name, delivery_street, delivery_city, delivery_zipcode, delivery_state, delivery_country from orders',
    ),
  ).toEqual([
    {
      shopper_id: null,
      status: 'cancelled',
      delivery_name: '',
      delivery_street: '',
      delivery_city: '',
      delivery_zipcode: '',
      delivery_state: 'D',
      delivery_country: 'E',
    },
  ])
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
