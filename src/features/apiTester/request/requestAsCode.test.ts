import { execFileSync } from 'node:child_process'
import { toCurl, toFetch } from './requestAsCode'
import type { TesterRequest } from './sendRequest'

const get: TesterRequest = {
  reqType: 'GET',
  endpoint: '/api/products',
  body: '{}',
  headers: { Accept: '*/*' },
}
const post: TesterRequest = {
  reqType: 'POST',
  endpoint: '/api/user/cart',
  body: '{"note":"it\'s $HOME `x`\\n"}',
  headers: { authorization: 'a.b.c' },
}

/** The arguments that a shell passes to the command. */
const argumentsOf = (command: string) =>
  execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }; ${command}`], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1)

describe('toCurl', () => {
  test('copies a GET without its body', () => {
    expect(argumentsOf(toCurl(get))).toEqual(['http://localhost/api/products', '-H', 'Accept: */*'])
  })

  test('quotes a body for the shell', () => {
    expect(argumentsOf(toCurl(post))).toEqual([
      'http://localhost/api/user/cart',
      '-X',
      'POST',
      '-H',
      'authorization: a.b.c',
      '-H',
      'content-type: application/json',
      '--data-raw',
      post.body,
    ])
  })
})

describe('toCurl of a request that curl would change', () => {
  test.each([
    [
      'brackets and braces in the URL',
      { endpoint: '/api/a?category[]=b,c' },
      ['-g', 'http://localhost/api/a?category[]=b,c'],
    ],
    ['a header without a value', { headers: { 'X-Empty': '' } }, ['-H', 'X-Empty;']],
  ])('keeps %s', (_what, change, expected) => {
    expect(argumentsOf(toCurl({ ...get, ...change }))).toEqual(expect.arrayContaining(expected))
  })
})

describe('toFetch', () => {
  test.each([
    ['GET', get],
    ['POST', post],
  ])('is JavaScript that sends the same %s', async (_method, request) => {
    const fetched = jest.fn()
    const run = new Function('fetch', `return (async () => { ${toFetch(request)} })()`)
    await run(fetched)
    const { reqType, endpoint, body, headers } = request
    expect(fetched).toHaveBeenCalledWith(`http://localhost${endpoint}`, {
      method: reqType,
      headers: expect.objectContaining(headers),
      ...(reqType === 'POST' && { body }),
    })
  })
})
