import { demoAccount } from '@resham/contract'
import { apiOf } from './support/api'
import {
  createFolder,
  createTestDatabase,
  runSql,
  start,
  TOKEN_SECRET,
  testEmbedded,
  testPostgres,
} from './support/fixtures'
import type { Environment } from './support/startServer'

const startAndLogIn = async (environment: Environment) => {
  const server = await start(environment)
  const { status, body } = await apiOf(server.url).logIn(demoAccount.email, demoAccount.password)
  const warnings: { level: number; email?: string; sql?: string }[] = server.log
    .map((line) => JSON.parse(line))
    .filter(({ level }) => level === 40)
  return { server, status, token: body.encodedToken, warnings }
}

testPostgres('a real database gets no account', async () => {
  const database = await createTestDatabase()
  const { server, status, warnings } = await startAndLogIn(database)
  expect(status).toBe(404)
  expect(warnings).toEqual([])
  await server.stop()
  expect(await runSql(database, 'select email from shoppers')).toEqual([])
})

testPostgres(
  'a demo account in a real database is named at each start, until it is deleted as the warning says',
  async () => {
    const database = await createTestDatabase()
    const wanted = await startAndLogIn({ ...database, DEMO_ACCOUNT: '1' })
    expect(wanted.status).toBe(200)
    expect(wanted.warnings).toEqual([])
    const api = apiOf(wanted.server.url)
    const [productId = ''] = await api.productIds()
    const { cart } = (await api.add(wanted.token, productId)).body
    expect(await api.order(wanted.token, cart)).toMatchObject({ status: 201 })
    await wanted.server.stop()

    let sql = ''
    for (let attempt = 0; attempt < 2; attempt++) {
      const { server, status, warnings } = await startAndLogIn(database)
      expect(status).toBe(200)
      expect(warnings).toMatchObject([{ email: demoAccount.email, sql: expect.stringContaining('delete') }])
      sql = warnings[0]?.sql ?? ''
      await server.stop()
    }

    for (const statement of sql.split(';')) await runSql(database, statement)
    const { status, warnings } = await startAndLogIn(database)
    expect(status).toBe(404)
    expect(warnings).toEqual([])
  },
)

testEmbedded('the embedded database has it, and no warning', async () => {
  const { status, warnings } = await startAndLogIn(await createTestDatabase())
  expect(status).toBe(200)
  expect(warnings).toEqual([])
})

testEmbedded('the embedded database has none if it is not wanted', async () => {
  const { status, warnings } = await startAndLogIn({
    DATA_DIR: createFolder(),
    TOKEN_SECRET,
    DEMO_ACCOUNT: 'none',
  })
  expect(status).toBe(404)
  expect(warnings).toEqual([])
})

test('nobody can lock the others out of it', async () => {
  const { server, token } = await startAndLogIn({ ...(await createTestDatabase()), DEMO_ACCOUNT: '1' })
  const { send, cart, logIn } = apiOf(server.url)
  const { email, password } = demoAccount
  for (const [method, path, body] of [
    ['POST', 'user/password', { current: password, password: 'another' }],
    ['DELETE', 'user', { password }],
    ['DELETE', 'user/sessions', undefined],
  ] as const)
    expect(await send(method, path, { token, ...(body && { body }) })).toMatchObject({
      status: 403,
      body: { errors: ['All visitors share the demo account, so this is not possible with it.'] },
    })
  expect(await cart(token)).toMatchObject({ status: 200 })
  expect(await logIn(email, password)).toMatchObject({ status: 200 })
  expect(await send('GET', 'user/data', { token })).toMatchObject({ status: 200, body: { user: { email } } })
})
