import { readSiteUrl } from './siteUrl.cjs'

const read = (text: string | undefined) => {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: text })
  return readSiteUrl()
}
afterEach(() => {
  jest.restoreAllMocks()
})

describe('siteUrl', () => {
  test.each([
    [undefined, undefined],
    ['  ', undefined],
    ['https://resham.example', 'https://resham.example'],
    [' https://Resham.example/ ', 'https://resham.example'],
    ['http://localhost:3000', 'http://localhost:3000'],
  ])('readSiteUrl reads %p as %p', (text, url) => {
    expect(read(text)).toBe(url)
  })

  test.each([
    ['resham.example', 'is not a URL'],
    ['ftp://resham.example', 'must begin with'],
    ['https://resham.example/shop', 'must be an origin'],
    ['https://resham.example/?a=b', 'must be an origin'],
    ['https://resham.example/#a', 'must be an origin'],
    ['https://name:word@resham.example', 'must be an origin'],
  ])('readSiteUrl throws for %s: %s', (text, message) => {
    expect(() => read(text)).toThrow(`SITE_URL=${text} ${message}`)
  })
})
