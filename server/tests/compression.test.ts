import type { IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { apiOf, sendRaw } from './support/api'
import { createTestDatabase, start } from './support/fixtures'

/** A page, whose body is compressed as a whole. (The list of all products is streamed.) */
const PAGE = 'products?limit=48'
const SHOP = 'https://resham.example'
let url: string
beforeAll(async () => {
  url = (await start({ ...(await createTestDatabase()), CORS_ORIGIN: SHOP })).url
})

const send = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  sendRaw(url, { method, path, headers })

const decode = ({ headers, body }: { headers: IncomingHttpHeaders; body: Buffer }) => {
  const encoding = headers['content-encoding']
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return encoding === 'gzip' ? gunzipSync(body).toString() : body.toString()
}

const expectEncoding = (headers: IncomingHttpHeaders, encoding: string | undefined) => {
  expect(headers['content-encoding']).toBe(encoding)
  // The header names Accept-Encoding once, although it may name Origin too.
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

describe.each(['br', 'gzip', 'identity'])('to a client that accepts %s', (encoding) => {
  test('responds with 304 to the weak entity tag of another encoding, and not to another tag', async () => {
    const { etag = '' } = (await send(PAGE)).headers
    expect(etag).toMatch(/^W\//)
    const headers = { 'accept-encoding': encoding, origin: SHOP }
    const response = await send(PAGE, { ...headers, 'if-none-match': etag })
    expect(response).toMatchObject({
      status: 304,
      headers: { etag, 'access-control-allow-origin': SHOP, vary: expect.stringContaining('Origin') },
      body: Buffer.alloc(0),
    })
    expectEncoding(response.headers, undefined)
    expect(await send(PAGE, { ...headers, 'if-none-match': 'W/"another"' })).toMatchObject({
      status: 200,
      headers: { etag },
    })
  })

  test('responds to HEAD as to GET, without the body', async () => {
    const headers = { 'accept-encoding': encoding }
    const [get, head] = [await send(PAGE, headers), await send(PAGE, headers, 'HEAD')]
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) })
    for (const name of ['content-type', 'content-encoding', 'etag', 'vary'])
      expect(head.headers[name]).toBe(get.headers[name])
  })
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
