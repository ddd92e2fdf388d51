import { type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { apiOf } from './support/api'
import { createTestDatabase, start } from './support/fixtures'

/** The whole list comes in pieces. */
const PAGE = 'products?limit=48'
const SHOP = 'https://resham.example'
let url: string
beforeAll(async () => {
  url = (await start({ ...(await createTestDatabase()), CORS_ORIGIN: SHOP })).url
})

/** `fetch` would ask for encodings itself, and decompress. */
const send = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status?: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const sent = request(`${url}/api/${path}`, { method, headers, agent: false })
    sent.on('error', reject)
    sent.on('response', (response) => {
      const { statusCode: status, headers } = response
      buffer(response).then((body) => resolve({ status, headers, body }), reject)
    })
    sent.end()
  })

const decode = ({ headers, body }: { headers: IncomingHttpHeaders; body: Buffer }) => {
  const encoding = headers['content-encoding']
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return encoding === 'gzip' ? gunzipSync(body).toString() : body.toString()
}

const expectEncoding = (headers: IncomingHttpHeaders, encoding: string | undefined) => {
  expect(headers['content-encoding']).toBe(encoding)
  // Once, also beside 'Origin'.
  expect(headers.vary?.match(/Accept-Encoding/g)).toHaveLength(1)
}

test.each<[accepted: string | undefined, encoding: string | undefined]>([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['deflate, zstd', undefined],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip;q=0, *;q=0', undefined],
])('sends a page of products to a client that accepts %p as %p', async (accepted, encoding) => {
  const plain = await send(PAGE)
  const response = await send(PAGE, accepted === undefined ? {} : { 'accept-encoding': accepted })
  expect(response.status).toBe(200)
  expectEncoding(response.headers, encoding)
  expect(response.headers['content-length']).toBe(String(response.body.length))
  expect(decode(response)).toBe(plain.body.toString())
  if (encoding) expect(response.body.length).toBeLessThan(plain.body.length / 2)
})

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
])('sends the whole list in pieces to a client that accepts %s', async (accepted, encoding) => {
  const plain = await send(PAGE)
  const response = await send('products', { 'accept-encoding': accepted })
  expectEncoding(response.headers, encoding)
  expect(response.headers).toMatchObject({
    'transfer-encoding': 'chunked',
    'content-type': 'application/json',
  })
  expect(JSON.parse(decode(response))).toEqual({ products: JSON.parse(plain.body.toString()).products })
})

test.each(['br', 'gzip', 'identity'])(
  'responds with 304 to an entity tag of any encoding, in %s',
  async (encoding) => {
    const { etag = '' } = (await send(PAGE, { 'accept-encoding': 'gzip' })).headers
    const headers = { 'accept-encoding': encoding, 'if-none-match': etag, origin: SHOP }
    const response = await send(PAGE, headers)
    expect(response.status).toBe(304)
    expect(etag).toMatch(/^W\//)
    expect(response.headers).toMatchObject({ etag, 'access-control-allow-origin': SHOP })
    expectEncoding(response.headers, undefined)
    expect(response.headers.vary).toContain('Origin')
    expect(response.body).toHaveLength(0)
  },
)

test.each<[condition: string, of: (etag: string) => string, status: number]>([
  ['a strong form of the tag', (etag) => etag.replace('W/', ''), 304],
  ['a list with the tag', (etag) => `"another", ${etag},W/"third"`, 304],
  ['any tag', () => '*', 304],
  ['another tag', () => 'W/"another"', 200],
  ['a tag without its quotes', (etag) => etag.replace(/W\/|"/g, ''), 200],
  ['a tag that begins like it', (etag) => etag.replace(/"$/, '-more"'), 200],
])('compares %s weakly', async (_condition, of, status) => {
  const { etag = '' } = (await send(PAGE)).headers
  const response = await send(PAGE, { 'if-none-match': of(etag) })
  expect([response.status, response.headers.etag]).toEqual([status, etag])
  expectEncoding(response.headers, undefined)
})

test('compresses what a shopper gets, with an entity tag that does not depend on it', async () => {
  const api = apiOf(url)
  const token = await api.newToken()
  for (const id of (await api.productIds()).slice(0, 5)) await api.add(token, id)
  const plain = await send('user/cart', { authorization: token })
  expect(plain.body.length).toBeGreaterThan(1_024)
  expect(plain.headers.etag).toMatch(/^W\//)
  for (const encoding of ['br', 'gzip']) {
    const headers = { authorization: token, 'accept-encoding': encoding }
    const response = await send('user/cart', headers)
    expectEncoding(response.headers, encoding)
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', etag: plain.headers.etag })
    expect(decode(response)).toBe(plain.body.toString())
    const again = await send('user/cart', { ...headers, 'if-none-match': response.headers.etag ?? '' })
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) })
  }
})

test.each<[what: string, path: string, status: number]>([
  ['a short list', 'categories', 200],
  ['a product', 'products/aubergine-paithani-saree', 200],
  ['an error', 'user/cart', 401],
  ['an unknown path', 'nothing', 404],
])('sends %s as it is, because it is tiny', async (_what, path, status) => {
  const plain = await send(path)
  const response = await send(path, { 'accept-encoding': 'br, gzip' })
  expect(response.status).toBe(status)
  expectEncoding(response.headers, undefined)
  expect(response.body).toEqual(plain.body)
  expect(response.body.length).toBeLessThan(1_024)
})

test('compresses nothing for a client that asks for a range', async () => {
  const response = await send(PAGE, { 'accept-encoding': 'br', range: 'bytes=0-99' })
  expectEncoding(response.headers, undefined)
})

test.each(['br', 'gzip', 'identity'])(
  'responds to HEAD as to GET in %s, without the body',
  async (encoding) => {
    const headers = { 'accept-encoding': encoding }
    const [get, head] = [await send(PAGE, headers), await send(PAGE, headers, 'HEAD')]
    expect(head.status).toBe(200)
    expect(head.body).toHaveLength(0)
    for (const name of ['content-type', 'content-encoding', 'etag', 'vary'])
      expect(head.headers[name]).toBe(get.headers[name])
  },
)
