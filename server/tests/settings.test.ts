import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { openPostgres } from '../database/postgres'
import { createTestDatabase, isEmbedded, testPostgres } from './support/fixtures'
import { type Environment, refuseToStart } from './support/startServer'

const PASSWORD = 'kanchipuram'
const UNREACHABLE = `postgres://resham:${PASSWORD}@127.0.0.1:1/resham`

const expectRefusal = async (environment: Environment, line: RegExp) => {
  const { code, errors } = await refuseToStart({ ...(await createTestDatabase()), ...environment })
  expect(errors).toMatch(/^[^\n]+\n$/)
  expect(errors).toMatch(line)
  expect(errors).not.toContain(PASSWORD)
  expect(code).toBe(1)
}

// These settings do not depend on the kind of database, so they are tested once.
const describeOnce = isEmbedded ? describe : describe.skip

describeOnce('a wrong setting ends the server with one line and status 1', () => {
  test.each<[what: string, environment: Environment, line: RegExp]>([
    ['a database that does not respond', { DATABASE_URL: UNREACHABLE }, /DATABASE_URL/],
    ['a folder that is a file', { DATA_DIR: __filename }, /DATA_DIR=/],
    ['a host that is not this machine', { HOST: 'no-such-host.invalid' }, /HOST=no-such-host\.invalid/],
  ])('%s', async (_what, environment, line) => {
    await expectRefusal(environment, line)
  })

  test('a port that is in use', async () => {
    const other = createServer().listen(0, 'localhost')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    await expectRefusal({ PORT: String(port) }, new RegExp(`${port}`)).finally(() => other.close())
  })
})

testPostgres.each<[what: string, properties: string, parameters: string, line: RegExp]>([
  ['without Unicode', "encoding 'LATIN1'", '', /server_encoding = LATIN1\. It must be UTF8/],
  ['without an encoding', "encoding 'SQL_ASCII'", '', /server_encoding = SQL_ASCII/],
  [
    'whose connections another isolation is forced upon',
    '',
    `?options=${encodeURIComponent('-c default_transaction_isolation=serializable')}`,
    /default_transaction_isolation = serializable\. It must be read committed/,
  ],
  [
    'that is read-only',
    '',
    `?options=${encodeURIComponent('-c default_transaction_read_only=on')}`,
    /DATABASE_URL cannot be used: .+ read-only/,
  ],
])(
  'a database %s ends the server with one line and status 1',
  async (_what, properties, parameters, line) => {
    const { DATABASE_URL = '' } = await createTestDatabase(`template template0 ${properties} locale 'C'`)
    await expectRefusal({ DATABASE_URL: DATABASE_URL + parameters }, line)
  },
)

testPostgres('the options in DATABASE_URL are added to those of the server', async () => {
  const { DATABASE_URL } = await createTestDatabase()
  const options = encodeURIComponent('-c search_path=shop')
  const database = openPostgres(`${DATABASE_URL}?options=${options}`, () => {})
  const sql = 'select name, setting from pg_settings where name = any($1) order by name'
  expect(await database.query(sql, [['lock_timeout', 'search_path', 'statement_timeout']])).toEqual([
    { name: 'lock_timeout', setting: '3000' },
    { name: 'search_path', setting: 'shop' },
    { name: 'statement_timeout', setting: '10000' },
  ])
  await database.close()
})
