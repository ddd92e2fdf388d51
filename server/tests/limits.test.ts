import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { type Api, apiOf, newEmail } from './support/api'
import { createTestDatabase, isEmbedded, start, testPostgres } from './support/fixtures'
import type { Environment } from './support/startServer'

/** Sends a request as a client of this address does, behind one proxy. */
const from = (api: Api, address: string, method: string, path: string, body?: object) =>
  api.send(method, path, { headers: { 'x-forwarded-for': address }, ...(body && { body }) })

const signUpFrom = (api: Api, address: string) =>
  from(api, address, 'POST', 'auth/signup', { name: 'Asha Rao', email: newEmail(), password: randomUUID() })

const startWith = async (environment: Environment, database?: Environment) => {
  const { url } = await start({ ...(database ?? (await createTestDatabase())), ...environment })
  return { url, api: apiOf(url) }
}

const expectTooMany = (
  { status, headers, body }: Awaited<ReturnType<typeof signUpFrom>>,
  reason: string,
  maxWait: number,
) => {
  expect(status).toBe(429)
  expect(body).toEqual({
    errors: [expect.stringMatching(new RegExp(`^${reason} Try again in \\d+ minutes?\\.$`))],
  })
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(maxWait)
}

test('sign-ups from one network are limited in all processes together', async () => {
  const database = await createTestDatabase()
  const environment = { SIGNUP_LIMIT: '4', PROXIES: '1' }
  const { api: first } = await startWith(environment, database)
  const { api: second } = isEmbedded ? { api: first } : await startWith(environment, database)
  const sent = [first, second, first, second, first, second].map((api, index) =>
    // The second half of an address of IPv6 is the client's own choice.
    signUpFrom(api, `2001:db8:1:2::${index}`),
  )
  const responses = await Promise.all(sent)
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 429, 429])
  expectTooMany(
    await signUpFrom(first, '2001:db8:1:2::9'),
    'Too many accounts were created from your network.',
    60 * 60,
  )
  expect(await signUpFrom(second, '2001:db8:1:3::1')).toMatchObject({ status: 201 })
  expect(await from(first, '2001:db8:1:2::1', 'GET', 'categories')).toMatchObject({ status: 200 })
})

test('requests from one network are limited, whatever they ask for', async () => {
  const { url, api } = await startWith({ RATE_LIMIT: '6', PROXIES: '1' })
  for (const [path, status] of [
    ['categories', 200],
    ['user/cart', 401],
    ['nothing', 404],
  ] as const)
    for (const host of [1, 2])
      expect(await from(api, `2001:db8::${host}`, 'GET', path)).toMatchObject({ status })
  for (const path of ['categories', 'nothing'])
    expectTooMany(
      await from(api, '2001:db8::3', 'GET', path),
      'There are too many requests from your network.',
      60,
    )
  expect(await from(api, '192.0.2.1', 'GET', 'categories')).toMatchObject({ status: 200 })
  for (const path of ['/healthz', '/readyz']) expect((await fetch(url + path)).status).toBe(200)
})

test('wrong passwords of a signed-in user count as failed log-ins', async () => {
  const { api } = await startWith({})
  const [email, password] = [newEmail(), randomUUID()]
  const token = (await api.signUp(email, password)).body.encodedToken
  const change = (current: string) =>
    api.send('POST', 'user/password', { token, body: { current, password: randomUUID() } })
  const remove = (wrong: string) => api.send('DELETE', 'user', { token, body: { password: wrong } })
  for (let attempt = 0; attempt < 4; attempt++) expect(await change('wrong')).toMatchObject({ status: 403 })
  for (let attempt = 0; attempt < 4; attempt++) expect(await remove('wrong')).toMatchObject({ status: 403 })
  for (let attempt = 0; attempt < 2; attempt++)
    expect(await api.logIn(email, 'wrong')).toMatchObject({ status: 401 })
  for (const response of [await change(password), await remove(password)])
    expectTooMany(response, 'Too many failed attempts.', 15 * 60)
  expect(await api.logIn(email, password)).toMatchObject({ status: 429 })
  expect(await api.cart(token)).toMatchObject({ status: 200 })
})

testPostgres(
  'searches that take too long end after two seconds, and leave connections to others',
  async () => {
    const database = await createTestDatabase()
    const { url, api } = await startWith({}, database)
    // Whoever reads products has to wait.
    const blocker = new Client({ connectionString: database.DATABASE_URL })
    await blocker.connect()
    await blocker.query('begin; lock table products in access exclusive mode')
    const start = performance.now()
    const searches = Array.from({ length: 30 }, (_, index) =>
      api.send('GET', `products?limit=${index + 1}&search=silk${index % 2 ? '&titlesFirst=true' : ''}`),
    )
    const ready = fetch(`${url}/readyz`)
    // The searches still wait when it responds.
    expect(await Promise.race([ready, ...searches])).toBe(await ready)
    for (let request = 0; request < 10; request++) expect((await fetch(`${url}/readyz`)).status).toBe(200)
    for (const { status, headers, body } of await Promise.all(searches)) {
      expect({ status, body }).toEqual({
        status: 503,
        body: { errors: [expect.stringMatching(/try again/)] },
      })
      expect(headers.get('retry-after')).toBe('5')
    }
    // One after the other, in the slots that there are, they would take ten times as long.
    expect(performance.now() - start).toBeGreaterThan(1_900)
    expect(performance.now() - start).toBeLessThan(15_000)
    await blocker.query('rollback')
    await blocker.end()
    expect(await api.send('GET', 'products?limit=1&search=silk')).toMatchObject({ status: 200 })
  },
)

const logInFrom = async (api: Api, address: string, email: string, password: string): Promise<number> =>
  (await from(api, address, 'POST', 'auth/login', { email, password })).status

/** As `logInFrom`, again until the server is not too busy with other passwords. */
const insistFrom = async (...attempt: Parameters<typeof logInFrom>): Promise<number> => {
  const status = await logInFrom(...attempt)
  return status === 503 ? insistFrom(...attempt) : status
}

const statusesOf = async (count: number, logIn: (index: number) => Promise<number>) => {
  const statuses: Record<number, number> = {}
  for (const status of await Promise.all(Array.from({ length: count }, (_, index) => logIn(index))))
    statuses[status] = (statuses[status] ?? 0) + 1
  return statuses
}

describe('log-ins at once from one network', () => {
  let api: Api
  const [email, password] = [newEmail(), randomUUID()]
  beforeAll(async () => {
    api = (await startWith({ PROXIES: '1' })).api
    await api.signUp(email, password)
  })

  test.each([
    [150, '192.0.2.150'],
    [350, '192.0.2.200'],
  ])('none of %i with the right password fails, nor counts as failed', async (count, address) => {
    const {
      200: succeeded = 0,
      503: busy = 0,
      ...others
    } = await statusesOf(count, () => logInFrom(api, address, email, password))
    expect(succeeded).toBeGreaterThan(0)
    expect({ answered: succeeded + busy, others }).toEqual({ answered: count, others: {} })
    expect(await statusesOf(9, () => insistFrom(api, address, email, 'wrong'))).toEqual({ 401: 9 })
    expect(await insistFrom(api, address, email, password)).toBe(200)
  })

  test('ten with a wrong password are tried, and then not even the right one', async () => {
    const address = '192.0.2.10'
    expect(await statusesOf(60, () => insistFrom(api, address, email, 'wrong'))).toEqual({ 401: 10, 429: 50 })
    expect(await insistFrom(api, address, email, password)).toBe(429)
    expect(await insistFrom(api, '192.0.2.11', email, password)).toBe(200)
  })

  test('a hundred with emails that are not registered are tried', async () => {
    const address = '192.0.2.12'
    expect(await statusesOf(150, () => insistFrom(api, address, newEmail(), 'wrong'))).toEqual({
      404: 100,
      429: 50,
    })
    expect(await insistFrom(api, address, email, password)).toBe(429)
  })
})
