import { requestTiming } from '@/shared/api/requestTiming'
import { sendRequest, type TesterRequest } from './sendRequest'

const aGet: TesterRequest = { reqType: 'GET', endpoint: '/api/x', body: 'not JSON', headers: {} }
const aPost: TesterRequest = { ...aGet, reqType: 'POST', body: '{"a":1}' }

const respondWith = (...args: ConstructorParameters<typeof Response>) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(...args))

// A fetch that stays pending until it is aborted.
const stayPending = () =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      }),
  )

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

describe('sendRequest', () => {
  test('sends a GET to the absolute URL without a body', async () => {
    const fetched = respondWith('{}')
    await sendRequest({ ...aGet, headers: { Accept: '*/*' } }).outcome
    const [url, init] = fetched.mock.calls[0] ?? []
    expect(url).toBe('http://localhost/api/x')
    expect(init).toMatchObject({ method: 'GET', headers: { Accept: '*/*' } })
    expect(init).not.toHaveProperty('body')
  })

  test.each<[TesterRequest['reqType'], Record<string, string>, Record<string, string>]>([
    ['POST', {}, { 'content-type': 'application/json' }],
    ['DELETE', { Accept: 'a' }, { Accept: 'a', 'content-type': 'application/json' }],
    ['POST', { 'Content-Type': 'text/plain' }, { 'Content-Type': 'text/plain' }],
  ])('sends the body of a %s with the headers %j as %j', async (reqType, headers, sent) => {
    const fetched = respondWith('{}')
    await sendRequest({ ...aPost, reqType, headers }).outcome
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: reqType, body: '{"a":1}' })
    expect(fetched.mock.calls[0]?.[1]?.headers).toEqual(sent)
  })

  test.each<[string, string | null, string, unknown]>([
    ['JSON', '{"a":[1]}', 'application/json; charset=utf-8', { a: [1] }],
    ['a problem+json body', '{"a":1}', 'application/problem+json', { a: 1 }],
    ['null', 'null', 'application/json', null],
    ['broken JSON as text', '{"a":', 'application/json', '{"a":'],
    ['plain text', '12', 'text/plain', '12'],
    ['HTML as text', '<b>hi</b>', 'text/html', '<b>hi</b>'],
  ])('reads %s', async (_kind, text, type, data) => {
    respondWith(text, { status: 202, statusText: 'Accepted', headers: { 'content-type': type } })
    const { response } = await sendRequest(aGet).outcome
    expect(response).toEqual({
      status: 202,
      statusText: 'Accepted',
      data,
      headers: { 'content-type': type },
    })
  })

  test.each([
    [299, null],
    [300, 'Request failed with status code 300'],
  ])('reports a response with the status %i with the error %j', async (status, error) => {
    respondWith('{}', { status })
    expect(await sendRequest(aGet).outcome).toMatchObject({
      response: { status, data: {} },
      error,
      text: '{}',
    })
  })

  test('aborts a request that times out', async () => {
    jest.useFakeTimers()
    const fetched = stayPending()
    const { outcome } = sendRequest(aGet)
    await jest.advanceTimersByTimeAsync(requestTiming.response - 1)
    expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(false)
    await jest.advanceTimersByTimeAsync(1)
    expect(await outcome).toEqual({
      response: undefined,
      error: 'The request took too long. Please try again.',
      durationMs: requestTiming.response,
    })
    expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  })

  test('names the timeout of a body that does not end, too', async () => {
    jest.useFakeTimers()
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (_input, init) => {
      const text = () =>
        new Promise<string>((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
        })
      return Object.assign(new Response(), { text })
    })
    const { outcome } = sendRequest(aGet)
    await jest.advanceTimersByTimeAsync(requestTiming.response)
    expect(await outcome).toMatchObject({ error: 'The request took too long. Please try again.' })
  })
})
