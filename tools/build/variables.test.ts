import { readVariables } from './variables.cjs'

const read = (variables: NodeJS.ProcessEnv) => {
  jest.replaceProperty(process, 'env', variables as typeof process.env)
  return readVariables()
}
afterEach(() => {
  jest.restoreAllMocks()
})

describe('readVariables', () => {
  const none = { apiUrl: undefined, isServed: false, siteUrl: '', demoAccount: '' }

  test.each([
    [{}, {}],
    [{ API_URL: '  ', SITE_URL: '  ', DEMO_ACCOUNT: '  ' }, {}],
    [{ API_URL: 'https://api.resham.example' }, { apiUrl: 'https://api.resham.example' }],
    [{ API_URL: ' https://Resham.example/ ' }, { apiUrl: 'https://resham.example' }],
    [{ API_URL: 'https://resham.example:8443/v1/' }, { apiUrl: 'https://resham.example:8443/v1' }],
    [{ API_URL: 'http://localhost:3001' }, { apiUrl: 'http://localhost:3001' }],
    [
      { API_URL: ' same-origin ', SITE_URL: 'https://a.example' },
      { apiUrl: 'same-origin', isServed: true },
    ],
    [{ SITE_URL: ' https://Resham.example/ ' }, { siteUrl: 'https://resham.example' }],
    [{ SITE_URL: 'http://localhost:3000' }, { siteUrl: 'http://localhost:3000' }],
    [{ DEMO_ACCOUNT: ' none ' }, { demoAccount: 'none' }],
    [{ DEMO_ACCOUNT: '1' }, {}],
  ])('reads %p as %p', (variables, values) => {
    expect(read(variables)).toEqual({ ...none, ...values })
  })

  test.each([
    ['API_URL', 'api.resham.example', 'is not a URL'],
    ['API_URL', '/v1', 'is not a URL'],
    ['API_URL', 'ftp://resham.example', 'must begin with'],
    ['API_URL', 'https://name:word@resham.example', 'must be an origin'],
    ['API_URL', 'https://resham.example/?a=b', 'must be an origin'],
    ['API_URL', 'https://resham.example/api', 'must end before /api'],
    ['API_URL', 'https://resham.example/v1/api/', 'must end before /api'],
    ['SITE_URL', 'resham.example', 'is not a URL'],
    ['SITE_URL', 'https://resham.example/shop', 'must be an origin'],
    ['SITE_URL', 'https://resham.example/?a=b', 'must be an origin'],
    ['SITE_URL', 'https://resham.example/#a', 'must be an origin'],
    ['SITE_URL', 'https://name:word@resham.example', 'must be an origin'],
    ['DEMO_ACCOUNT', 'None', 'must be 1 or none'],
    ['DEMO_ACCOUNT', 'false', 'must be 1 or none'],
  ])('ends the build with one line for %s=%s, which %s', (name, text, why) => {
    const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never)
    const error = jest.spyOn(console, 'error').mockImplementation()
    read({ [name]: text })
    expect(exit).toHaveBeenCalledWith(1)
    expect(error.mock.calls).toEqual([[expect.stringContaining(`${name}=${text} ${why}`)]])
    expect(String(error.mock.calls)).not.toContain('\n')
  })
})
