import { readApiUrl, readBuildApiUrl } from './apiUrl.cjs'

const read = (text: string | undefined) => {
  jest.replaceProperty(process, 'env', { ...process.env, API_URL: text })
  return readApiUrl('API_URL')
}
afterEach(() => {
  jest.restoreAllMocks()
})

describe('apiUrl', () => {
  test.each([
    [undefined, undefined],
    ['  ', undefined],
    ['https://api.resham.example', 'https://api.resham.example'],
    [' https://Resham.example/ ', 'https://resham.example'],
    ['https://resham.example:8443/v1/', 'https://resham.example:8443/v1'],
    ['http://localhost:3001', 'http://localhost:3001'],
  ])('readApiUrl reads %p as %p', (text, url) => {
    expect(read(text)).toBe(url)
  })

  test('readBuildApiUrl accepts same-origin, which readApiUrl does not', () => {
    expect(() => read(' same-origin ')).toThrow('is not a URL')
    expect(readBuildApiUrl()).toBe('same-origin')
  })

  test.each([
    ['api.resham.example', 'is not a URL'],
    ['/v1', 'is not a URL'],
    ['ftp://resham.example', 'must begin with'],
    ['https://name:word@resham.example', 'must be an origin'],
    ['https://resham.example/?a=b', 'must be an origin'],
    ['https://resham.example/api', 'must end before /api'],
    ['https://resham.example/v1/api/', 'must end before /api'],
  ])('readApiUrl throws for %s: %s', (text, message) => {
    expect(() => read(text)).toThrow(`API_URL=${text} ${message}`)
  })
})
