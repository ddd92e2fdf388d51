import { parametersOf } from '@resham/contract/calls'
import { composeRequest, fillPath, formOf, initialForm, valuesOf } from './testerForm'

const values = { productId: 'a saree/1', categoryId: '' }

// biome-ignore format: a table is read by its columns.
test.each([
  ['/api/products', [], '/api/products'],
  ['/api/products/{productId}', ['productId'], '/api/products/a%20saree%2F1'],
  ['/api/categories/{categoryId}', ['categoryId'], '/api/categories/{categoryId}'],
  ['/api/{productId}/{productId}', ['productId'], '/api/a%20saree%2F1/a%20saree%2F1'],
  ['/api/{}', [], '/api/{}'],
])('%s has the parameters %j and is filled to %s', (endpoint, parameters, filled) => {
  expect(parametersOf(endpoint)).toEqual(parameters)
  expect(fillPath(endpoint, values)).toBe(filled)
})

// biome-ignore format: a table is read by its columns.
test.each([
  ['what was typed', { productId: 'mine' }, { productId: ['first', 'second'] }, 'mine'],
  ['nothing, if it was cleared', { productId: '' }, { productId: ['first'] }, ''],
  ['the first known value', {}, { productId: ['first', 'second'] }, 'first'],
  ['nothing, if none is known', { other: 'mine' }, {}, ''],
])('a path parameter has %s', (_what, typed, known, value) => {
  expect(valuesOf({ endpoint: '/api/products/{productId}', params: typed }, known)).toEqual({ productId: value })
})

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
  expect(composeRequest({ ...initialForm, ...change }, token, {}).headers).toEqual(headers)
})

test('a path parameter that is called like a method of objects has no value of its own', () => {
  const state = { ...initialForm, endpoint: '/api/{constructor}/{toString}' }
  expect(composeRequest(state, null, {}).endpoint).toBe('/api/{constructor}/{toString}')
})

test('a call adds the headers that it needs, ticked, to those of the form', () => {
  expect(formOf('placeOrder', [], {}, false).headers).toEqual([
    ...rows,
    { id: 2, isOn: true, name: 'Idempotency-Key', value: expect.stringMatching(/^order-./) },
    expect.objectContaining({ name: '' }),
  ])
})
