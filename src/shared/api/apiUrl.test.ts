const load = async (realServer?: string) => {
  jest.resetModules()
  jest.replaceProperty(process, 'env', { ...process.env, API_URL: realServer })
  return import('./apiUrl')
}

afterEach(() => {
  jest.restoreAllMocks()
})

test('without API_URL all requests go to this host', async () => {
  const { apiUrl, isServerReal, toServer } = await load()
  expect(isServerReal).toBe(false)
  expect(apiUrl).toBe('http://localhost/api')
  expect(toServer(new URL('http://localhost/api/products?a=b')).href).toBe(
    'http://localhost/api/products?a=b',
  )
})

test.each(['https://api.resham.example', 'https://resham.example:8443/v1'])(
  'with API_URL %s only requests under /api go there',
  async (server) => {
    const { apiUrl, isServerReal, toServer } = await load(server)
    expect(isServerReal).toBe(true)
    expect(apiUrl).toBe(`${server}/api`)
    const sent = (url: string) => toServer(new URL(url)).href
    expect(sent('http://localhost/api/products?a=b')).toBe(`${server}/api/products?a=b`)
    for (const other of ['http://localhost/apis', 'http://localhost/images/a.jpg', 'https://a.example/api/x'])
      expect(sent(other)).toBe(other)
  },
)
