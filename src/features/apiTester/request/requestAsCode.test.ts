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
  test.each([
    ['a GET without its body', get, ['http://localhost/api/products', '-H', 'Accept: */*']],
    [
      'a body with quotes for the shell',
      post,
      [
        'http://localhost/api/user/cart',
        ...['-X', 'POST', '-H', 'authorization: a.b.c', '-H', 'content-type: application/json'],
        ...['--data-raw', post.body],
      ],
    ],
    [
      'brackets and braces in the URL',
      { ...get, endpoint: '/api/a?category[]=b,c' },
      ['-g', 'http://localhost/api/a?category[]=b,c', '-H', 'Accept: */*'],
    ],
    [
      'a header without a value',
      { ...get, headers: { 'X-Empty': '' } },
      ['http://localhost/api/products', '-H', 'X-Empty;'],
    ],
  ])('copies %s', (_what, request, expected) => {
    expect(argumentsOf(toCurl(request))).toEqual(expected)
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
