import { bodyError, endpointError, resolveEndpoint } from './requestRules'

const required = 'Endpoint is required.'
const notAUrl = 'Endpoint must be a path such as /api/products, or an HTTP URL.'

describe('requestRules', () => {
  test.each([
    ['/api/test-todos', 'http://localhost/api/test-todos'],
    ['  /api/products?a=b c  ', 'http://localhost/api/products?a=b%20c'],
    ['api/products', 'http://localhost/api/products'],
    ['/api/products#top', 'http://localhost/api/products'],
    ['https://elsewhere.example/x', 'https://elsewhere.example/x'],
  ])('resolves %j to %s', (endpoint, url) => {
    expect(resolveEndpoint(endpoint)).toBe(url)
    expect(endpointError(endpoint)).toBeUndefined()
  })

  test.each([
    ['', required],
    ['  \t', required],
    ['javascript:alert(1)', notAUrl],
    ['data:text/plain,x', notAUrl],
    ['file:///etc/passwd', notAUrl],
    ['http://', notAUrl],
    ['https://name:word@elsewhere.example/', notAUrl],
  ])('rejects %j: %s', (endpoint, text) => {
    expect(endpointError(endpoint)).toBe(text)
  })

  test.each(['{}', '[]', '{"a":1}', 'null', '"text"', ' 0 '])('accepts the body %s', (body) => {
    expect(bodyError('POST', body)).toBeUndefined()
  })

  test.each(['', '   ', '{', '{a:1}', "{'a':1}", '{"a":1,}', 'text'])(
    'rejects the body %j unless the method is GET',
    (body) => {
      expect(bodyError('POST', body)).toBe('Error in JSON format')
      expect(bodyError('DELETE', body)).toBe('Error in JSON format')
      expect(bodyError('GET', body)).toBeUndefined()
    },
  )
})
