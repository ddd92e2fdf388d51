import { bodyError, endpointError, readAddress } from './requestRules'

const required = 'Endpoint is required.'
const notAnAddress = 'Endpoint must be a path such as /api/products, or an HTTP URL.'

test.each([
  ['/api/test-todos', 'http://localhost/api/test-todos'],
  ['  /api/products?a=b c  ', 'http://localhost/api/products?a=b%20c'],
  ['api/products', 'http://localhost/api/products'],
  ['/api/products#top', 'http://localhost/api/products'],
  ['https://elsewhere.example/x', 'https://elsewhere.example/x'],
])('%j means %s', (endpoint, address) => {
  expect(readAddress(endpoint)).toBe(address)
  expect(endpointError(endpoint)).toBeUndefined()
})

test.each([
  ['', required],
  ['  \t', required],
  ['javascript:alert(1)', notAnAddress],
  ['data:text/plain,x', notAnAddress],
  ['file:///etc/passwd', notAnAddress],
  ['http://', notAnAddress],
  ['https://name:word@elsewhere.example/', notAnAddress],
])('%j is refused: %s', (endpoint, text) => {
  expect(endpointError(endpoint)).toBe(text)
})

test.each(['{}', '[]', '{"a":1}', 'null', '"text"', ' 0 '])('the body %s is JSON', (body) => {
  expect(bodyError('POST', body)).toBeUndefined()
})

test.each(['', '   ', '{', '{a:1}', "{'a':1}", '{"a":1,}', 'text'])(
  'the body %j is refused unless it is a GET',
  (body) => {
    expect(bodyError('POST', body)).toBe('Error in JSON format')
    expect(bodyError('DELETE', body)).toBe('Error in JSON format')
    expect(bodyError('GET', body)).toBeUndefined()
  },
)
