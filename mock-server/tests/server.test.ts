import { demoAccount } from '../../src/contract'
import { startMockServer } from '..'
import { issueToken } from '../token'
import { call, serveEachTest } from './client'

// Mirage's XMLHttpRequest does not carry the constant.
const DONE = 4

/** Sends a request through XMLHttpRequest; returns it at once. */
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

describe('a running server', () => {
  const server = serveEachTest()

  const unknown = ['', '/', '/nothing', '/products/a/b', '/user', '/auth/login/now', '/user/cart/a/b']
  const cases = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].flatMap((method) =>
    unknown.map((path) => [method, path] as const),
  )
  test.each([...cases, ['PUT', '/products'] as const, ['GET', '/auth/login'] as const])(
    '%s /api%s, which is no call, answers 404 with JSON',
    async (method, path) => {
      const response = await fetch(`/api${path}`, { method })
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toBe('application/json')
      expect(await response.json()).toEqual({ errors: [expect.stringContaining(method)] })
    },
  )

  test('HEAD of no call answers 404', async () => {
    expect((await fetch('/api/nothing', { method: 'HEAD' })).status).toBe(404)
  })

  test('an address in full is answered like a path', async () => {
    expect((await fetch(new URL('/api/categories', location.origin).href)).status).toBe(200)
    expect((await fetch('/api/categories?again=1')).status).toBe(200)
  })

  test('XMLHttpRequest is answered too, whose header names keep their case', async () => {
    const { xhr, loaded } = sendXhr('GET', '/api/user/cart', {
      Authorization: `Bearer ${issueToken({ _id: 'user-guest', email: demoAccount.email })}`,
    })
    await loaded
    expect(xhr.status).toBe(200)
    expect(JSON.parse(xhr.responseText)).toEqual({ cart: [] })
  })

  test('an answer arrives as a whole, not ten letters at a time', async () => {
    const { xhr, loaded } = sendXhr('GET', '/api/products')
    const states: number[] = []
    xhr.onreadystatechange = () => states.push(xhr.readyState)
    await loaded
    expect(JSON.parse(xhr.responseText)).toEqual({ products: expect.any(Array) })
    expect(states.filter((state) => state !== DONE).length).toBeLessThan(4)
  })

  test('an unexpected failure answers 500 with its message and no stack', async () => {
    const body = { name: 'Asha', email: 'asha@resham.example', password: crypto.randomUUID() }
    const randomness = jest.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
      throw new Error('There is no randomness left')
    })
    const failed = await call('POST', 'auth/signup', { body })
    expect(failed.status).toBe(500)
    expect(failed.body).toEqual({ error: { message: 'There is no randomness left' } })

    randomness.mockRestore()
    expect((await call('POST', 'auth/signup', { body })).status).toBe(201)
  })

  test('a failure that is no Error answers 500 as well', async () => {
    jest.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
      throw 'no randomness'
    })
    const body = { name: 'Asha', email: 'asha@resham.example', password: 'never kept' }
    expect(await call('POST', 'auth/signup', { body })).toMatchObject({
      status: 500,
      body: { error: { message: 'no randomness' } },
    })
  })

  test('a route can be broken for a test, and mended', async () => {
    const mend = server().breakRoute('get', '/products/:productId')
    expect((await call('GET', 'products/any')).status).toBe(500)
    expect((await call('GET', 'products')).status).toBe(200)
    mend()
    expect((await call('GET', 'products/any')).status).toBe(404)
    expect(() => server().breakRoute('get', '/product')).toThrow('No route get /product')
  })

  test('a shopper can be registered for a test, once', async () => {
    const { user, token, password } = await server().seedShopper({
      name: 'Ravi',
      email: 'ravi@resham.example',
    })
    expect(user).toMatchObject({ name: 'Ravi', email: 'ravi@resham.example', cart: [], wishlist: [] })
    expect(await call('GET', 'user/cart', { token })).toMatchObject({ status: 200 })
    const body = { email: user.email, password }
    expect(await call('POST', 'auth/login', { body })).toMatchObject({
      status: 200,
      body: { foundUser: user },
    })
    await expect(server().seedShopper({ email: 'RAVI@resham.example' })).rejects.toThrow('exists already')
    await expect(server().seedShopper({ cart: [{ _id: 'no-such-thing' }] })).rejects.toThrow('no-such-thing')
  })
})

describe('latency', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  test.each([
    ['400 ms by default', {}, 400],
    ['as much as is asked for', { delay: 1500 }, 1500],
    ['as much as is asked for, in tests too', { environment: 'test', delay: 50 }, 50],
  ] as const)('%s', async (_what, options, latency) => {
    const server = startMockServer(options)
    const { xhr } = sendXhr('GET', '/api/categories')
    await jest.advanceTimersByTimeAsync(latency - 1)
    expect(xhr.readyState).toBeLessThan(DONE)
    await jest.advanceTimersByTimeAsync(1)
    expect(xhr.status).toBe(200)
    server.shutdown()
  })

  test('none in tests', async () => {
    const server = startMockServer({ environment: 'test' })
    const { xhr } = sendXhr('GET', '/api/categories')
    await jest.advanceTimersByTimeAsync(0)
    expect(xhr.status).toBe(200)
    server.shutdown()
  })
})

test('what is not under /api goes to the network, and everything does after a shutdown', () => {
  const opened: string[] = []
  class Network {
    open(method: string, url: string) {
      opened.push(`${method} ${url}`)
    }
    setRequestHeader() {}
    send() {}
  }
  const own = { fetch: window.fetch, Request: window.Request, XMLHttpRequest: window.XMLHttpRequest }
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
  expect(window.fetch).toBe(own.fetch)
  expect(window.Request).toBe(own.Request)
  Object.assign(window, own)
})
