import type { RecordedCall } from '@resham/browser'
import { formToRepeat, isFailed, outcomeText, requestLine, shownOf } from './recordedCall'

type Changes = { request?: Partial<RecordedCall['request']>; outcome?: RecordedCall['outcome'] }

const received = (status: number, body = '{"a":1}') => ({
  status,
  statusText: '',
  headers: { 'content-type': 'application/json' },
  body,
})
const call = ({ request, outcome = received(200) }: Changes): RecordedCall => ({
  id: 1,
  sentAt: 0,
  durationMs: 7,
  request: { method: 'POST', url: '/api/user/cart?a=b', headers: {}, body: '[1]', ...request },
  outcome,
})

describe('a recorded call', () => {
  test.each([
    ['/api/user/cart?a=b', 'POST /api/user/cart?a=b'],
    ['http://localhost/api/products', 'POST /api/products'],
    ['https://api.example/api/products', 'POST https://api.example/api/products'],
  ])('to %s is titled %s', (url, title) => {
    expect(requestLine(call({ request: { url } }))).toBe(title)
  })

  test.each<[RecordedCall['outcome'], string, boolean]>([
    [received(201), '201 Created', false],
    [received(300), '300 Multiple Choices', true],
    [received(404), '404 Not Found', true],
    ['TypeError', 'Network Error', true],
    ['TimeoutError', 'The request took too long. Please try again.', true],
    ['AbortError', 'Request aborted', true],
  ])('with the outcome %j says %s', (outcome, text, failed) => {
    expect(outcomeText(call({ outcome }))).toBe(text)
    expect(isFailed(call({ outcome }))).toBe(failed)
  })

  test('is shown as the response of the tester is', () => {
    expect(shownOf(call({ outcome: received(404) }))).toEqual({
      response: { status: 404, statusText: '', headers: received(404).headers, data: { a: 1 } },
      error: 'Request failed with status code 404',
      durationMs: 7,
      text: '{"a":1}',
    })
    expect(shownOf(call({ outcome: 'TypeError' }))).toMatchObject({
      response: undefined,
      error: 'Network Error',
      durationMs: 7,
    })
  })

  // biome-ignore format: a table is read by its columns.
  test.each<[string, Changes['request'], object]>([
    ['its own token', { headers: { authorization: 'old' } }, { sendsToken: false, headers: [{ name: 'authorization', value: 'old' }, { name: '' }] }],
    ['the token of the session', { headers: { authorization: 'mine', x: 'y' } }, { sendsToken: true, headers: [{ name: 'x', value: 'y' }, { name: '' }] }],
    ['no headers', { headers: {} }, { sendsToken: false, headers: [{ name: '' }] }],
    ['its body', {}, { reqType: 'POST', endpoint: '/api/user/cart?a=b', body: '[1]' }],
    ['an empty object for an empty body', { method: 'DELETE', body: '' }, { reqType: 'DELETE', body: '{}' }],
  ])('is sent again with %s', (_what, request, form) => {
    expect(formToRepeat(call({ request }), 'mine')).toMatchObject(form)
  })

  test('is not sent again with a method that the form lacks', () => {
    expect(formToRepeat(call({ request: { method: 'PUT' } }), null)).toBeUndefined()
  })
})
