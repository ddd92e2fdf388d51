import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../database/database'
import { migrate } from '../database/migrate'
import { migrations } from '../database/migrations'
import { openTestDatabase } from './support/openTestDatabase'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const searchTexts = async () =>
  (
    await database.query<{ text: string }>(
      'select search_text as text from products order by position limit 5',
    )
  ).map(({ text }) => text)

/** The search text of a product, and its title, as release 3 stored them. */
const STORED = [
  ['Éclair  Saree', 'éclair  saree\u0001saree\u0001silk'],
  ['So\u00adft\u00a0Silk', 'so\u00adft\u00a0silk\u0001saree\u0001silk'],
  ['Ring\u0007', 'ring\u0007\u0001saree\u0001silk'],
  ['Plain\tOne', 'plain\tone\u0001saree\u0001silk'],
] as const

test('every script of the folder runs, in the order of their numbers', async () => {
  const folder = join(__dirname, '../database/migrations')
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  expect(migrations).toEqual(names.sort().map((name) => readFileSync(join(folder, name), 'utf8')))
  const versions = names.map((name) => ({ version: Number(name.slice(0, 4)) }))
  expect(await database.query('select version from schema_migrations order by version')).toEqual(versions)
})

test('an upgrade writes the search texts that an earlier release has folded otherwise, and no others', async () => {
  const before = await searchTexts()
  for (const [index, [title, text]] of STORED.entries())
    await database.query(
      `update products set title = $1, category_name = 'Saree', description = 'Silk', search_text = $2
       where position = (select position from products order by position offset $3 limit 1)`,
      [title, text, index],
    )
  const rowOf = async () =>
    database.query('select xmin::text from products order by position offset 3 limit 2')
  const untouched = await rowOf()
  await database.query('delete from schema_migrations where version >= 4')
  await migrate(database, { hasDemoAccount: false })
  expect(await searchTexts()).toEqual([
    'eclair  saree\u0001saree\u0001silk',
    'soft silk\u0001saree\u0001silk',
    'ring\u0001saree\u0001silk',
    'plain\tone\u0001saree\u0001silk',
    before[4],
  ])
  expect(await rowOf()).toEqual(untouched)
})
