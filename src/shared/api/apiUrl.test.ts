const load = async (realServer?: string) => {
  jest.resetModules()
  jest.replaceProperty(process, 'env', { ...process.env, API_URL: realServer })
  return import('./apiUrl')
}

afterEach(() => {
  jest.restoreAllMocks()
})

describe('apiUrl', () => {
  test('without API_URL all requests go to this host', async () => {
    const { apiUrl, hasRealServer, toApiUrl } = await load()
    expect(hasRealServer).toBe(false)
    expect(apiUrl).toBe('http://localhost/api')
    expect(toApiUrl(new URL('http://localhost/api/products?a=b')).href).toBe(
      'http://localhost/api/products?a=b',
    )
  })

  test('with API_URL same-origin requests go to this host, where no mock server is', async () => {
    const { apiUrl, hasRealServer, toApiUrl } = await load('same-origin')
    expect(hasRealServer).toBe(true)
    expect(apiUrl).toBe('http://localhost/api')
    expect(toApiUrl(new URL('http://localhost/api/products')).href).toBe('http://localhost/api/products')
  })

  test.each(['https://api.resham.example', 'https://resham.example:8443/v1'])(
    'with API_URL %s only requests under /api go there',
    async (server) => {
      const { apiUrl, hasRealServer, toApiUrl } = await load(server)
      expect(hasRealServer).toBe(true)
      expect(apiUrl).toBe(`${server}/api`)
      const sent = (url: string) => toApiUrl(new URL(url)).href
      expect(sent('http://localhost/api/products?a=b')).toBe(`${server}/api/products?a=b`)
      for (const other of [
        'http://localhost/apis',
        'http://localhost/images/a.jpg',
        'https://a.example/api/x',
      ])
        expect(sent(other)).toBe(other)
    },
  )
})
