import { startServerForEachTest } from './serverForEachTest'

const server = startServerForEachTest()
afterEach(() => sessionStorage.clear())

/** What was recorded, newest first, once there are as many calls. */
const recorded = async (count: number) => {
  while (server().traffic.current().length < count) await new Promise((resolve) => setTimeout(resolve))
  return server().traffic.current()
}

describe('the traffic of the mock server', () => {
  test('has the request and the response of a call, however it is sent', async () => {
    expect(server().traffic.current()).toEqual([])
    const init = { method: 'POST', headers: { 'X-Mine': '1' }, body: '{"email":"a"}' }
    await fetch('/api/auth/login', init)
    await fetch(new Request('/api/auth/login', init))
    const calls = await recorded(2)
    expect(calls.map(({ id }) => id)).toEqual([2, 1])
    for (const call of calls)
      expect(call).toMatchObject({
        sentAt: expect.any(Number),
        durationMs: expect.any(Number),
        request: {
          method: 'POST',
          url: expect.stringMatching(/\/api\/auth\/login$/),
          headers: { 'x-mine': '1' },
          body: init.body,
        },
        outcome: { status: 400, headers: { 'content-type': 'application/json' }, body: expect.any(String) },
      })
  })

  test('has the calls that fail, with the reason', async () => {
    const faults = await server().faults()
    faults.add({ call: 'all', how: 'network', left: 1 })
    faults.add({ call: 'all', how: 'timeout', left: 1 })
    faults.add({ call: 'all', how: 'status 500', left: 1 })
    await expect(fetch('/api/products')).rejects.toThrow('Failed to fetch')
    await expect(fetch('/api/products')).rejects.toMatchObject({ name: 'TimeoutError' })
    await fetch('/api/products')
    const outcomes = (await recorded(3)).map(({ outcome }) => outcome)
    expect(outcomes).toEqual([expect.objectContaining({ status: 500 }), 'TimeoutError', 'TypeError'])
  })

  test('keeps the last 50, and tells its subscribers', async () => {
    const changed = jest.fn()
    const unsubscribe = server().traffic.subscribe(changed)
    await Promise.all(Array.from({ length: 60 }, (_, index) => fetch(`/api/products/${index}`)))
    while (changed.mock.calls.length < 60) await new Promise((resolve) => setTimeout(resolve))
    const calls = await recorded(50)
    expect(calls.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => 60 - index))
    unsubscribe()
    await fetch('/api/products')
    await recorded(50)
    expect(changed).toHaveBeenCalledTimes(60)
  })
})
