import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { apiErrorTexts } from '@resham/contract'
import { apiOf, newEmail, sendRaw } from './support/api'
import { createTestDatabase, runSql, start, TOKEN_SECRET } from './support/fixtures'
import { programOf, refuseToStart } from './support/startServer'

test('logs JSON lines, without bodies, tokens or passwords', async () => {
  const server = await start(await createTestDatabase())
  const api = apiOf(server.url)
  const [email, password, name] = [newEmail(), randomUUID(), randomUUID()]
  const { encodedToken } = (await api.signUp(email, password, name)).body
  const wrong = randomUUID()
  expect(await api.logIn(email, wrong)).toMatchObject({ status: 401 })
  expect(await api.cart(encodedToken)).toMatchObject({ status: 200 })
  expect(await api.cart(`${encodedToken}x`)).toMatchObject({ status: 401 })
  const broken = { method: 'POST', path: 'auth/login', body: `{"email":"${email}","password":"${password}` }
  expect(await sendRaw(server.url, broken)).toMatchObject({ status: 400 })
  expect(await server.stop()).toBe(0)
  const log = server.log.join('\n')
  expect(log).toContain('auth/signup')
  for (const line of server.log) expect(JSON.parse(line)).toMatchObject({ level: expect.anything() })
  for (const secret of [email, password, wrong, name, encodedToken]) expect(log).not.toContain(secret)
})

test('finishes pending requests on SIGTERM, and ends with status 0', async () => {
  const server = await start(await createTestDatabase())
  const body = JSON.stringify({ name: 'Asha Rao', email: newEmail(), password: randomUUID() })
  const headers = { 'content-type': 'application/json', 'content-length': body.length }
  // The server says that it has the head of the request, whose body it awaits.
  const expecting = { ...headers, expect: '100-continue' }
  const sent = request(`${server.url}/api/auth/signup`, { method: 'POST', headers: expecting, agent: false })
  const responded = once(sent, 'response') as Promise<[IncomingMessage]>
  const continued = once(sent, 'continue')
  sent.flushHeaders()
  await continued
  sent.write(body.slice(0, 10))
  const stopped = server.stop()
  while (!server.log.some((line) => line.includes('"msg":"stopping"'))) await wait(10)
  sent.end(body.slice(10))
  const [response] = await responded
  expect(response.statusCode).toBe(201)
  response.resume()
  expect(await stopped).toBe(0)
})

test('the connection of a request that was pending at SIGTERM ends with it, so that the server does too', async () => {
  const server = await start(await createTestDatabase())
  // A connection that would stay open.
  const agent = new Agent({ keepAlive: true })
  const body = JSON.stringify({ name: 'Asha Rao', email: newEmail(), password: randomUUID() })
  const headers = { 'content-type': 'application/json', 'content-length': body.length }
  const sent = request(`${server.url}/api/auth/signup`, { method: 'POST', headers, agent })
  const responded = once(sent, 'response') as Promise<[IncomingMessage]>
  sent.write(body.slice(0, 10))
  await wait(300)
  const began = performance.now()
  const stopped = server.stop()
  await wait(300)
  sent.end(body.slice(10))
  const [response] = await responded
  expect(response.statusCode).toBe(201)
  response.resume()
  expect(await stopped).toBe(0)
  // After ten seconds, all connections are closed.
  expect(performance.now() - began).toBeLessThan(9_000)
  agent.destroy()
})

test('a command of the owner that fails ends with one line and status 1', async () => {
  const database = await createTestDatabase()
  await (await start(database)).stop()
  await runSql(database, 'alter table orders rename column number to digits')
  const options = { env: { PATH: process.env.PATH, ...database } }
  const failure = await promisify(execFile)(process.execPath, programOf('orders'), options).catch(
    (error: unknown) => error,
  )
  expect(failure).toMatchObject({ code: 1, stdout: '' })
  expect(Object(failure).stderr).toMatch(/^The command failed: column [^\n]+\n$/)
})

test('responds with 429 and Retry-After after ten wrong passwords for one email, and to others as before', async () => {
  const { url } = await start(await createTestDatabase())
  const api = apiOf(url)
  const [mine, yours, password] = [newEmail(), newEmail(), randomUUID()]
  for (const email of [mine, yours]) await api.signUp(email, password)
  for (let attempt = 0; attempt < 10; attempt++)
    expect(await api.logIn(mine, 'wrong')).toMatchObject({
      status: 401,
      body: { errors: [apiErrorTexts.wrongCredentials] },
    })
  for (const tried of ['wrong', password]) {
    const { status, headers, body } = await api.logIn(mine, tried)
    expect(status).toBe(429)
    expect(body).toEqual({ errors: [expect.any(String)] })
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60)
  }
  expect(await api.logIn(yours, password)).toMatchObject({ status: 200 })
})

test('accepts tokens of the old secret while it is replaced, and signs with the new one', async () => {
  const database = await createTestDatabase()
  const [email, password, newSecret] = [newEmail(), randomUUID(), randomUUID()]
  const startWith = async (secrets: string) => {
    const server = await start({ ...database, TOKEN_SECRET: secrets })
    return { ...server, api: apiOf(server.url) }
  }
  const before = await startWith(TOKEN_SECRET)
  const oldToken = (await before.api.signUp(email, password)).body.encodedToken
  await before.stop()

  const between = await startWith(`${newSecret},${TOKEN_SECRET}`)
  expect(await between.api.cart(oldToken)).toMatchObject({ status: 200 })
  const newToken = (await between.api.logIn(email, password)).body.encodedToken
  expect(await between.api.cart(newToken)).toMatchObject({ status: 200 })
  await between.stop()

  const { api } = await startWith(newSecret)
  expect(await api.cart(newToken)).toMatchObject({ status: 200 })
  expect(await api.cart(oldToken)).toMatchObject({ status: 401 })
})

test('ends with one line and status 1 when the tables belong to a newer release', async () => {
  const database = await createTestDatabase()
  await (await start(database)).stop()
  await runSql(database, 'insert into schema_migrations (version) values (9999)')
  const { code, errors } = await refuseToStart(database)
  expect(errors).toMatch(/^[^\n]*9999[^\n]*\n$/)
  expect(code).toBe(1)
})
