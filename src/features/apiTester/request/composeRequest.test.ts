import { initialTester } from '../testerReducer'
import { composeRequest } from './composeRequest'

const own = [{ id: 1, isOn: true, name: 'Authorization', value: 'mine' }]
const rows = [{ id: 1, isOn: true, name: 'Accept', value: '*/*' }]

// biome-ignore format: a table is read by its columns.
test.each([
  ['the ticked token', { sendsToken: true, headers: rows, endpoint: '/api/user/cart' }, 'abc', { Accept: '*/*', authorization: 'abc' }],
  ['no token without a tick', { sendsToken: false, headers: rows, endpoint: '/api/user/cart' }, 'abc', { Accept: '*/*' }],
  ['no token without a session', { sendsToken: true, headers: rows, endpoint: '/api/user/cart' }, null, { Accept: '*/*' }],
  ['the token of a header row', { sendsToken: true, headers: own, endpoint: '/api/user/cart' }, 'abc', { Authorization: 'mine' }],
  ['no token to another host', { sendsToken: true, headers: rows, endpoint: 'https://elsewhere.example/api/user/cart' }, 'abc', { Accept: '*/*' }],
  ['no token to a file of the shop', { sendsToken: true, headers: rows, endpoint: '/apis' }, 'abc', { Accept: '*/*' }],
])('a request has %s', (_what, change, token, headers) => {
  expect(composeRequest({ ...initialTester, ...change }, token, {}).headers).toEqual(headers)
})

test('a path parameter that is called like a method of objects has no value of its own', () => {
  const state = { ...initialTester, endpoint: '/api/{constructor}/{toString}' }
  expect(composeRequest(state, null, {}).endpoint).toBe('/api/{constructor}/{toString}')
})
