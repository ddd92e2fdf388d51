import type { Failure } from '@resham/browser'
import { startMockServer } from '..'
import { FAULTS_KEY } from '../faults/hasStoredFaults'
import { ALL_CALLS } from '../faults/takeFaults'
import { createShopper } from './createShopper'

let server: ReturnType<typeof startMockServer>
beforeEach(() => {
  server = startMockServer({ environment: 'test' })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  server.shutdown()
  sessionStorage.clear()
})

const banner = () => document.querySelector<HTMLElement>('aside')
const failing = async (how: Failure, { call = ALL_CALLS, left = 1 as number | null } = {}) => {
  const faults = await server.faults()
  faults.add({ call, how, left })
  return faults
}

/** Returns a function that adds a product to the cart of a new shopper. */
const adding = async () => {
  const { token } = await createShopper(server)
  const body = JSON.stringify({ product: { _id: 'aubergine-paithani-saree' } })
  return () => fetch('/api/user/cart', { method: 'POST', headers: { authorization: token }, body })
}

describe('faults of the mock server', () => {
  test.each<[Failure, error: object, handled: number]>([
    ['network', { name: 'TypeError', message: 'Failed to fetch' }, 0],
    ['timeout', { name: 'TimeoutError' }, 0],
    ['response lost', { name: 'TypeError', message: 'Failed to fetch' }, 1],
  ])('%s rejects, once', async (how, error, handled) => {
    const add = await adding()
    await failing(how, { call: 'POST user/cart' })
    await expect(add()).rejects.toMatchObject(error)
    expect(await (await add()).json()).toMatchObject({ cart: [{ qty: handled + 1 }] })
  })

  test('status 500 responds with the error of the contract, and the server does not handle the request', async () => {
    const add = await adding()
    await failing('status 500')
    const response = await add()
    expect([response.status, response.statusText]).toEqual([500, 'Internal Server Error'])
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(await response.json()).toEqual({ error: { message: expect.any(String) } })
    expect(await (await add()).json()).toMatchObject({ cart: [{ qty: 1 }] })
  })

  test('never responds stays pending until the request is aborted', async () => {
    await failing('never responds')
    const controller = new AbortController()
    let isPending = true
    const response = fetch('/api/products', { signal: controller.signal }).finally(() => {
      isPending = false
    })
    await fetch('/api/categories')
    expect(isPending).toBe(true)
    controller.abort()
    await expect(response).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('latency delays the responses of its call, and respects an abort', async () => {
    const faults = await server.faults()
    faults.add({ call: 'GET products', how: 'latency', ms: 5000, left: null })
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] })
    const settled: string[] = []
    const track = (name: string, request: Promise<Response>) =>
      request.then(
        () => settled.push(name),
        ({ name: reason }) => settled.push(`${name} ${reason}`),
      )
    const controller = new AbortController()
    track('late', fetch('/api/products'))
    track('aborted', fetch('/api/products/?page=1', { signal: controller.signal }))
    track('other', fetch('/api/categories'))
    await jest.advanceTimersByTimeAsync(4000)
    expect(settled).toEqual(['other'])
    controller.abort()
    await jest.advanceTimersByTimeAsync(0)
    expect(settled).toEqual(['other', 'aborted AbortError'])
    await jest.advanceTimersByTimeAsync(1500)
    expect(settled).toEqual(['other', 'aborted AbortError', 'late'])
  })

  test('the default latency stays for other calls', async () => {
    server.shutdown()
    server = startMockServer({ environment: 'test', delay: 300 })
    const faults = await server.faults()
    faults.add({ call: 'GET products', how: 'latency', ms: 0, left: null })
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] })
    const settled: string[] = []
    for (const path of ['products', 'categories']) fetch(`/api/${path}`).then(() => settled.push(path))
    await jest.advanceTimersByTimeAsync(290)
    expect(settled).toEqual(['products'])
    await jest.advanceTimersByTimeAsync(20)
    expect(settled).toEqual(['products', 'categories'])
  })

  test('what is not under /api is left alone', async () => {
    // No host responds to it here.
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const faults = await failing('timeout')
    await expect(fetch('/images/none.jpg')).rejects.not.toMatchObject({ name: 'TimeoutError' })
    expect(faults.current()).toHaveLength(1)
  })

  test('they are stored for the tab, loaded once, and end with the server', async () => {
    await failing('network', { left: 3 })
    expect(await server.faults()).toBe(await server.faults())
    await expect(fetch('/api/products')).rejects.toThrow('Failed to fetch')
    expect(JSON.parse(sessionStorage.getItem(FAULTS_KEY) ?? '')).toMatchObject([{ left: 2 }])
    server.shutdown()
    expect(banner()).toBeNull()
    server = startMockServer({ environment: 'test' })
    expect((await fetch('/api/products')).status).toBe(200)
    await server.faults()
    await expect(fetch('/api/products')).rejects.toThrow('Failed to fetch')
  })
})
