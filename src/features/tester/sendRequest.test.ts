import type { TesterRequest } from './exchange'
import { PATIENCE_MS, sendRequest } from './sendRequest'

const aGet: TesterRequest = { reqType: 'GET', endpoint: '/api/x', body: 'not JSON', headers: {} }
const aPost: TesterRequest = { ...aGet, reqType: 'POST', body: '{"a":1}' }

const answerWith = (...args: ConstructorParameters<typeof Response>) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(...args))

// A fetch that waits for ever, unless it is aborted; and, like the mock server's, forgets the reason.
const waitForEver = () =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      }),
  )

const responseOf = async (request: TesterRequest) => {
  const outcome = await sendRequest(request).outcome
  return 'answer' in outcome ? outcome.answer.response : outcome.error
}

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test('a GET goes to the absolute address and carries no body', async () => {
  const fetched = answerWith('{}')
  await sendRequest({ ...aGet, headers: { Accept: '*/*' } }).outcome
  const [address, init] = fetched.mock.calls[0] ?? []
  expect(address).toBe('http://localhost/api/x')
  expect(init).toMatchObject({ method: 'GET', headers: { Accept: '*/*' } })
  expect(init).not.toHaveProperty('body')
})

test.each<[TesterRequest['reqType'], Record<string, string>, Record<string, string>]>([
  ['POST', {}, { 'content-type': 'application/json' }],
  ['DELETE', { Accept: 'a' }, { Accept: 'a', 'content-type': 'application/json' }],
  ['POST', { 'Content-Type': 'text/plain' }, { 'Content-Type': 'text/plain' }],
])('a %s with %j carries its body with %j', async (reqType, headers, sent) => {
  const fetched = answerWith('{}')
  await sendRequest({ ...aPost, reqType, headers }).outcome
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: reqType, body: '{"a":1}' })
  expect(fetched.mock.calls[0]?.[1]?.headers).toEqual(sent)
})

test.each<[string, string | null, string, unknown]>([
  ['JSON', '{"a":[1]}', 'application/json; charset=utf-8', { a: [1] }],
  ['a problem document', '{"a":1}', 'application/problem+json', { a: 1 }],
  ['null', 'null', 'application/json', null],
  ['broken JSON', '{"a":', 'application/json', '{"a":'],
  ['a text', '12', 'text/plain', '12'],
  ['a page', '<b>hi</b>', 'text/html', '<b>hi</b>'],
])('%s is read as it is', async (_kind, text, type, data) => {
  answerWith(text, { status: 202, statusText: 'Accepted', headers: { 'content-type': type } })
  expect(await responseOf(aGet)).toEqual({
    status: 202,
    statusText: 'Accepted',
    data,
    headers: { 'content-type': type },
  })
})

test('an empty body leaves no data field', async () => {
  answerWith(null, { status: 204, statusText: 'No Content', headers: { 'x-a': 'b' } })
  expect(await responseOf(aGet)).toEqual({ status: 204, statusText: 'No Content', headers: { 'x-a': 'b' } })
})

test('the size is counted in bytes', async () => {
  answerWith('"\u20b9"')
  expect(await sendRequest(aGet).outcome).toMatchObject({ answer: { size: 5 } })
})

test('a refusal is an answer too', async () => {
  answerWith('{}', { status: 500, headers: { 'content-type': 'application/json' } })
  expect(await responseOf(aGet)).toMatchObject({ status: 500, data: {} })
})

test('no connection is a network error', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await responseOf(aGet)).toBe('Network Error')
})

test('an aborted request says so', async () => {
  const fetched = waitForEver()
  const request = sendRequest(aGet)
  request.abort()
  expect(await request.outcome).toEqual({ error: 'Request aborted' })
  expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
})

test('an answer that does not come in time is given up', async () => {
  jest.useFakeTimers()
  const fetched = waitForEver()
  const { outcome } = sendRequest(aGet)
  await jest.advanceTimersByTimeAsync(PATIENCE_MS - 1)
  expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  expect(await outcome).toEqual({ error: 'The request took too long. Please try again.' })
  expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
})
