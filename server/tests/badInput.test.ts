import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { API_NAMESPACE, type CallName, callNames, IDEMPOTENCY_KEY_HEADER, isRecord } from '@resham/contract'
import { callOf, calls } from '@resham/contract/calls'
import type { CallMethod } from '@resham/contract/resources/call'
import { EXAMPLE_PRODUCT_ID } from '@resham/contract/resources/catalog'
import fc from 'fast-check'
import { type Api, apiOf, newEmail, type RawRequest, sendRaw } from './support/api'
import { createTestDatabase, RANDOM_REQUESTS, start } from './support/fixtures'
import { residentMemory } from './support/residentMemory'
import type { TestServer } from './support/startServer'

/** What a response must not reveal: a stack, a file, SQL, or an error of the database. */
const INTERNALS =
  /(\\n|\n)\s+at |node_modules|\.[cm]?[jt]s:\d+|insert into|select\b.*\bfrom\b|syntax error at|violates|SQLSTATE|pglite/i

/** The method of a call and its path under `/api`, with `segment` as each of its parameters. */
const requestOf = (name: CallName, segment = EXAMPLE_PRODUCT_ID) => {
  const { method, path } = callOf(name)
  return { method, path: path.slice(1).replace(/\{\w+\}/g, () => segment) }
}

type CallWithBody = [method: CallMethod, path: string, example: Record<string, unknown>]

/** Method and path of each call that has a body, and the body that the contract gives as an example. */
const WITH_BODY = callNames.flatMap((name): CallWithBody[] => {
  const { request } = callOf(name)
  const { method, path } = requestOf(name)
  return request ? [[method, path, { ...request.example }]] : []
})

/** Takes JSON; returns its texts. */
const textsOf = (json: unknown): string[] => {
  if (typeof json === 'string') return [json]
  return json instanceof Object ? Object.values(json).flatMap(textsOf) : []
}

/** Takes JSON and a text; returns copies of the JSON, in each of which this text replaces another one. */
const withText = (json: unknown, text: string): unknown[] => {
  if (typeof json === 'string') return [text]
  if (Array.isArray(json))
    return json.flatMap((item, index) => withText(item, text).map((changed) => json.with(index, changed)))
  if (!isRecord(json)) return []
  return Object.entries(json).flatMap(([name, field]) =>
    withText(field, text).map((changed) => ({ ...json, [name]: changed })),
  )
}

let server: TestServer
let api: Api
let token: string
let productId: string
beforeAll(async () => {
  server = await start(await createTestDatabase())
  api = apiOf(server.url)
  token = await api.newToken()
  productId = (await api.productIds())[0] ?? ''
})

// After every test the server still runs, and responds as before.
afterEach(async () => {
  for (const path of ['/healthz', '/readyz']) expect((await fetch(server.url + path)).status).toBe(200)
  expect(await api.cart(token)).toMatchObject({ status: 200 })
})

const rejection = (status: number) => ({ status, body: { errors: [expect.any(String)] } })

/** Sends a request; fails when the response reveals internals or is not JSON. */
const send = async (request: RawRequest) => {
  const { status, body } = await sendRaw(server.url, request)
  const text = body.toString()
  expect(text).not.toMatch(INTERNALS)
  return { status, body: text === '' ? undefined : JSON.parse(text) }
}

/** What any call may need: a valid token and key. */
const validHeaders = () => ({
  'content-type': 'application/json',
  authorization: token,
  [IDEMPOTENCY_KEY_HEADER]: 'key',
})

/** Sends a request with a valid token and key. The body is an object, sent as JSON, or a text or bytes. */
const sendBody = (method: CallMethod, path: string, body: object | string) => {
  const headers = validHeaders()
  const isText = typeof body === 'string' || Buffer.isBuffer(body)
  return send({ method, path, headers, body: isText ? body : JSON.stringify(body) })
}

describe('a body above 100 kB', () => {
  /** Begins a request without its body, on a connection of its own. */
  const begin = async (method: CallMethod, path: string, header: string) => {
    const { hostname, port } = new URL(server.url)
    const socket = connect(Number(port), hostname)
    let received = ''
    socket.on('data', (data) => {
      received += data
    })
    // The server may close the connection at any time.
    socket.on('error', () => {})
    await once(socket, 'connect')
    const head = [
      `${method} /${API_NAMESPACE}/${path} HTTP/1.1`,
      `Host: ${hostname}`,
      `Authorization: ${token}`,
      header,
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    return { socket, status: () => Number(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1] ?? 0) }
  }

  test.each(WITH_BODY)('of %s %s is refused with 413 by its Content-Length alone', async (method, path) => {
    const { socket, status } = await begin(method, path, 'Content-Length: 60000000')
    while (status() === 0) await wait(10)
    expect(status()).toBe(413)
    socket.destroy()
  })

  test.each([
    ['POST', 'auth/signup'],
    ['POST', 'user/cart'],
    ['DELETE', 'user'],
  ] as const)('of %s %s without a length is refused early, and not stored', async (method, path) => {
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`
    const memory = () => residentMemory(server.pid) ?? 0
    const before = memory()
    let peak = before
    const { socket, status } = await begin(method, path, 'Transfer-Encoding: chunked')
    for (let sent = 0; sent < 60_000_000 && socket.writable; sent += chunk.length) {
      // It is refused with what was sent so far, however long that takes.
      while (sent > 10_000_000 && status() === 0) await wait(10)
      socket.write(chunk)
      await wait(1)
      peak = Math.max(peak, memory())
    }
    socket.destroy()
    expect(status()).toBe(413)
    expect(peak - before).toBeLessThan(30)
  })
})

describe('texts that are no Unicode', () => {
  test.each(['%E0%A4%A', '%FF', '%', '%C0%AF', '%ED%A0%80', '%00'])(
    'a path with %s is rejected with 400',
    async (segment) => {
      for (const name of callNames) {
        if (!callOf(name).path.includes('{')) continue
        const body = JSON.stringify(callOf(name).request?.example)
        const request = { ...requestOf(name, segment), headers: validHeaders(), body }
        expect({ name, ...(await send(request)) }).toMatchObject(rejection(400))
      }
    },
  )

  test.each(WITH_BODY)('a body of %s %s that is not UTF-8 is rejected with 400', async (method, path) => {
    const bytes = [Buffer.from('{"name":"'), Buffer.from([0xff, 0xc3]), Buffer.from('"}')]
    expect(await sendBody(method, path, Buffer.concat(bytes))).toMatchObject(rejection(400))
  })

  test.each(['\u0000', 'a\ud83d', '\ude00b'])(
    '%j in a text of any body is rejected with 400',
    async (text) => {
      for (const [method, path, example] of WITH_BODY) {
        const inANewField = [
          { ...example, phones: [{ home: text }] },
          { ...example, [text]: 'phone' },
        ]
        for (const body of [...withText(example, text), ...inANewField])
          expect({ path, sent: body, ...(await sendBody(method, path, body as object)) }).toMatchObject(
            rejection(400),
          )
      }
      const { email, password } = calls.signUp.request.example
      expect(await api.logIn(email, password)).toMatchObject({ status: 404 })
    },
  )
})

test.each(WITH_BODY)('a deeply nested body of %s %s is rejected with 400', async (method, path, example) => {
  const valid = JSON.stringify(example).slice(0, -1)
  const nested = [
    `${valid},"more":${'['.repeat(40_000)}${']'.repeat(40_000)}}`,
    `${valid},"more":${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}}`,
    '['.repeat(90_000),
  ]
  for (const body of nested) expect(await sendBody(method, path, body)).toMatchObject(rejection(400))
})

test('an unknown path under /api/user that is encoded gets 401 without a token, and 404 with one', async () => {
  const path = '%75ser/nothing'
  expect(await send({ method: 'GET', path })).toMatchObject(rejection(401))
  expect(await send({ method: 'GET', path, headers: { authorization: token } })).toMatchObject(rejection(404))
})

/** A text in which no character occurs twice, so that a database cannot compress it. */
const longText = Array.from({ length: 5_000 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('')

test.each(["'; drop table shoppers; --", "' or '1'='1", '$1', "\\'; --", '%s'])(
  'the text %j is only a text',
  async (trick) => {
    for (const path of ['products', 'categories'])
      expect(await send({ method: 'GET', path: `${path}/${encodeURIComponent(trick)}` })).toMatchObject(
        rejection(404),
      )
    expect(await sendBody('POST', 'user/cart', { product: { _id: trick } })).toMatchObject(rejection(404))
    const email = `${trick.replaceAll(' ', '')}${newEmail()}`
    expect(await api.signUp(email, trick, trick)).toMatchObject({
      status: 201,
      body: { createdUser: { name: trick, email } },
    })
    expect(await api.logIn(email, trick)).toMatchObject({ status: 200 })
    expect(await api.logIn(trick, trick)).toMatchObject(rejection(404))
  },
)

/** Random requests: some are valid, some are almost valid, and some are arbitrary. */
const anyRequest = (): fc.Arbitrary<RawRequest> => {
  const anyText = fc.string({ unit: 'binary' })
  const known = fc.constantFrom(
    productId,
    ...WITH_BODY.flatMap(([, , example]) => textsOf(example)),
    '',
    '\u0000',
    '\ud800',
    '__proto__',
    longText,
  )
  const text = fc.oneof(known, anyText)
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      fc.oneof(text, fc.integer(), fc.double(), fc.boolean(), fc.constant(null)),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(fc.oneof(text, fc.constantFrom('name', 'product', '_id')), tie('value'), { maxKeys: 6 }),
    ),
  }))
  const headers = fc.record(
    {
      authorization: fc.constantFrom(token, `Bearer ${token}`, 'Bearer a.b.c', ''),
      'content-type': fc.constantFrom(
        'application/json',
        'application/json; charset=utf-16',
        'text/plain',
        '',
      ),
      [IDEMPOTENCY_KEY_HEADER]: fc.string({ unit: 'grapheme-ascii', maxLength: 140 }),
    },
    { requiredKeys: [] },
  )
  const qty = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(1, 2 ** 31, 2 ** 53))
  /** Takes JSON; returns any of its shape. */
  const alike = (json: unknown): fc.Arbitrary<unknown> => {
    if (typeof json === 'string') return text
    if (typeof json === 'number') return qty
    if (Array.isArray(json)) return fc.array(alike(json[0]), { maxLength: 3 })
    return isRecord(json) ? fc.record(fieldsLike(json)) : value
  }
  const fieldsLike = (record: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(record).map(([name, field]) => [name, alike(field)]))
  const almostValid = ([method, path, example]: CallWithBody): fc.Arbitrary<RawRequest> => {
    const requiredKeys = Object.keys(example)
    const fields: Record<string, fc.Arbitrary<unknown>> = { ...fieldsLike(example), phone: value }
    const body = fc.record(fields, { requiredKeys })
    const json = body.map((sent) => JSON.stringify(sent))
    return fc.record({ method: fc.constant(method), path: fc.constant(path), headers, body: json })
  }
  // After the end of the sessions all other requests would get 401.
  const names = callNames.filter((name) => name !== 'endOtherSessions')
  const resource = fc.constantFrom(
    ...names.map((name) =>
      callOf(name)
        .path.slice(1)
        .replace(/\/\{.*/, ''),
    ),
  )
  const segment = fc.oneof(
    fc.constantFrom(productId, '%E0%A4%A', '%00', '..', '..%2f..%2fetc%2fpasswd', '__proto__'),
    anyText.map(encodeURIComponent),
  )
  return fc.oneof(
    ...WITH_BODY.map(almostValid),
    fc.record({
      method: fc.constantFrom('GET', 'POST', 'DELETE', 'PUT', 'PATCH', 'OPTIONS'),
      path: fc.oneof(
        resource,
        fc.tuple(resource, segment).map((parts) => parts.join('/')),
      ),
      headers,
      body: fc.oneof(
        value.map((sent) => JSON.stringify(sent)),
        fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
        anyText,
      ),
    }),
  )
}

/** `SERVER_TEST_SEED=…` repeats a run. */
const SEED = Number(process.env.SERVER_TEST_SEED ?? Date.now() % 2 ** 31)

test(`none of ${RANDOM_REQUESTS} random requests with the seed ${SEED} makes the server fail`, async () => {
  const catalogue = await api.send('GET', 'products')
  const property = fc.asyncProperty(anyRequest(), async (request) => {
    const { status } = await send(request)
    expect(status).toBeGreaterThanOrEqual(200)
    expect(status).toBeLessThan(500)
  })
  await fc.assert(property, { numRuns: RANDOM_REQUESTS, seed: SEED })
  expect((await api.send('GET', 'products')).body).toEqual(catalogue.body)
})
