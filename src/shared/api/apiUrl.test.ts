const load = async (realServer?: string) => {
  jest.resetModules()
  jest.replaceProperty(process, 'env', { ...process.env, API_URL: realServer })
  return import('./apiUrl')
}

afterEach(() => {
  jest.restoreAllMocks()
})

const HERE = 'http://localhost'
const OTHERS = ['http://localhost/apis', 'http://localhost/images/a.jpg', 'https://a.example/api/x']

test.each([
  ['this host, without API_URL', undefined, HERE, false],
  ['this host, where no mock server is, with API_URL same-origin', 'same-origin', HERE, true],
  ['the host of API_URL', 'https://api.resham.example', 'https://api.resham.example', true],
  ['the path of API_URL', 'https://resham.example:8443/v1', 'https://resham.example:8443/v1', true],
])('only requests under /api go to %s', async (_where, realServer, server, isReal) => {
  const { apiUrl, hasRealServer, toApiUrl } = await load(realServer)
  expect(hasRealServer).toBe(isReal)
  expect(apiUrl).toBe(`${server}/api`)
  const sent = (url: string) => toApiUrl(new URL(url)).href
  expect(sent(`${HERE}/api/products?a=b`)).toBe(`${server}/api/products?a=b`)
  expect(OTHERS.map(sent)).toEqual(OTHERS)
})
