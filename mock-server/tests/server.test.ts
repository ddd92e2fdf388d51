import { startMockServer } from '..'
import { issueToken } from '../auth/token'
import { guest } from '../seeds/userData'
import { sendRequest, startServerForEachTest } from './serverForEachTest'

// Mirage's XMLHttpRequest lacks the constant.
const DONE = 4

/** Sends a request by XMLHttpRequest; returns it, and a promise of its response. */
const sendXhr = (method: string, url: string, headers: Record<string, string> = {}) => {
  const xhr = new XMLHttpRequest()
  xhr.open(method, url)
  for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
  const loaded = new Promise<void>((resolve) => {
    xhr.onload = () => resolve()
  })
  xhr.send()
  return { xhr, loaded }
}

describe('startMockServer', () => {
  startServerForEachTest()

  // Other unknown paths are in contract/tests/catalog.test.ts.
  test('responds to /api itself with 404 and JSON', async () => {
    const response = await fetch('/api')
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ errors: ['There is no GET /api. Not Found error'] })
  })

  test('handles absolute URLs and query strings', async () => {
    expect((await fetch(new URL('/api/categories', location.origin).href)).status).toBe(200)
    expect((await fetch('/api/categories?again=1')).status).toBe(200)
  })

  test('handles XMLHttpRequest, whose header names keep their case', async () => {
    const { xhr, loaded } = sendXhr('GET', '/api/user/cart', {
      Authorization: `Bearer ${issueToken(guest)}`,
    })
    await loaded
    expect(xhr.status).toBe(200)
    expect(JSON.parse(xhr.responseText)).toEqual({ cart: [] })
  })

  test('delivers a body in one piece, not ten characters at a time', async () => {
    const { xhr, loaded } = sendXhr('GET', '/api/products')
    const states: number[] = []
    xhr.onreadystatechange = () => states.push(xhr.readyState)
    await loaded
    expect(JSON.parse(xhr.responseText)).toEqual({ products: expect.any(Array) })
    expect(states.filter((state) => state !== DONE).length).toBeLessThan(4)
  })

  test('responds to an unexpected error with 500 and its message, without a stack', async () => {
    const body = { name: 'Asha', email: 'asha@resham.example', password: crypto.randomUUID() }
    const randomness = jest.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
      throw new Error('There is no randomness left')
    })
    const failed = await sendRequest('POST', 'auth/signup', { body })
    expect(failed.status).toBe(500)
    expect(failed.body).toEqual({ error: { message: 'There is no randomness left' } })

    randomness.mockRestore()
    expect((await sendRequest('POST', 'auth/signup', { body })).status).toBe(201)
  })
})

describe('the latency of startMockServer', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  test.each([
    ['is 400 ms by default', {}, 400],
    ['is the delay option', { delay: 1500 }, 1500],
    ['is the delay option in tests too', { environment: 'test', delay: 50 }, 50],
  ] as const)('%s', async (_what, options, latency) => {
    const server = startMockServer(options)
    const { xhr } = sendXhr('GET', '/api/categories')
    await jest.advanceTimersByTimeAsync(latency - 1)
    expect(xhr.readyState).toBeLessThan(DONE)
    await jest.advanceTimersByTimeAsync(1)
    expect(xhr.status).toBe(200)
    server.shutdown()
  })

  test('is 0 in tests', async () => {
    const server = startMockServer({ environment: 'test' })
    const { xhr } = sendXhr('GET', '/api/categories')
    await jest.advanceTimersByTimeAsync(0)
    expect(xhr.status).toBe(200)
    server.shutdown()
  })
})

describe('a request that is aborted', () => {
  let server: ReturnType<typeof startMockServer>
  beforeEach(() => {
    server = startMockServer({ environment: 'test', delay: 60_000 })
  })
  afterEach(() => server.shutdown())

  const url = '/api/products'
  test.each<[what: string, send: (signal: AbortSignal) => Promise<Response>]>([
    ['with options', (signal) => fetch(url, { signal })],
    ['as a Request', (signal) => fetch(new Request(url, { signal }))],
  ])('%s rejects with the reason of its signal', async (_what, send) => {
    const reason = new DOMException('signal timed out', 'TimeoutError')
    const controller = new AbortController()
    const pending = send(controller.signal)
    controller.abort(reason)
    await expect(pending).rejects.toBe(reason)
    await expect(send(controller.signal)).rejects.toBe(reason)
  })
})

test('requests outside /api go to the network, and all requests do after a shutdown', () => {
  const opened: string[] = []
  class Network {
    open(method: string, url: string) {
      opened.push(`${method} ${url}`)
    }
    setRequestHeader() {}
    send() {}
  }
  const original = { fetch: window.fetch, Request: window.Request, XMLHttpRequest: window.XMLHttpRequest }
  Object.assign(window, { XMLHttpRequest: Network })

  const server = startMockServer({ environment: 'test' })
  for (const url of ['/images/hero.jpg', '/', '/apis', '/mockMan?api=1']) sendXhr('GET', url)
  sendXhr('POST', '/elsewhere')
  expect(opened).toEqual([
    'GET /images/hero.jpg',
    'GET /',
    'GET /apis',
    'GET /mockMan?api=1',
    'POST /elsewhere',
  ])

  server.shutdown()
  sendXhr('GET', '/api/products')
  expect(opened).toContain('GET /api/products')
  expect(window.fetch).toBe(original.fetch)
  expect(window.Request).toBe(original.Request)
  Object.assign(window, original)
})
