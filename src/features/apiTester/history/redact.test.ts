import { redactBody, redactHeader, redactJson, redactText } from './redact'
import { REMOVED } from './removed'

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJfaWQiOiJ1MSJ9.c2lnbmF0dXJl-_x'

describe('redact', () => {
  test.each([
    ['authorization', 'Bearer abc', REMOVED],
    ['Authorization', jwt, REMOVED],
    ['Proxy-Authorization', 'Basic YTpi', REMOVED],
    ['Cookie', 'a=b', REMOVED],
    ['X-Access-Token', 'abc', REMOVED],
    ['client-secret', 'abc', REMOVED],
    ['X-Api-Key', 'abc', REMOVED],
    ['apikey', 'abc', REMOVED],
    ['authorization', '', ''],
    ['Accept', '*/*', '*/*'],
    ['idempotency-key', 'my-first-order', 'my-first-order'],
    ['X-Session', `id ${jwt}`, `id ${REMOVED}`],
  ])('stores of the header %s: %j only %j', (name, value, stored) => {
    expect(redactHeader(name, value)).toBe(stored)
  })

  test.each([
    ['/api/products?q=silk', '/api/products?q=silk'],
    ['/api/a?token=abc&q=silk', `/api/a?token=${REMOVED}&q=silk`],
    ['/api/a?q=silk&newPassword=a?b#top', `/api/a?q=silk&newPassword=${REMOVED}#top`],
    ['/api/a?password=silk and zari', `/api/a?password=${REMOVED}`],
    ['/api/a#access_token=abc', `/api/a#access_token=${REMOVED}`],
    ['/api/a?next=/b?api_key=abc', `/api/a?next=/b?api_key=${REMOVED}`],
    ['/api/a?next=%2Fb%3Ftoken%3Dabc', `/api/a?next=%2Fb%3Ftoken%3D${REMOVED}`],
    [`/api/users/${jwt}/cart`, `/api/users/${REMOVED}/cart`],
    [`/api/a?next=${jwt}`, `/api/a?next=${REMOVED}`],
    ['The password is wrong', 'The password is wrong'],
  ])('stores of the text %s only %s', (text, stored) => {
    expect(redactText(text)).toBe(stored)
  })

  test.each([
    [
      { email: 'a@b.in', password: 'silk' },
      { email: 'a@b.in', password: REMOVED },
    ],
    [{ user: [{ confirmPassword: 'silk' }] }, { user: [{ confirmPassword: REMOVED }] }],
    [{ encodedToken: jwt }, { encodedToken: REMOVED }],
    [{ token: { value: 'abc' } }, { token: REMOVED }],
    [{ password: 1234 }, { password: REMOVED }],
    [
      { password: '', token: null, needsToken: true },
      { password: '', token: null, needsToken: true },
    ],
    [{ json: '{"password":"silk"}' }, { json: `{"password":"${REMOVED}"}` }],
    [{ list: [`Bearer ${jwt}`] }, { list: [`Bearer ${REMOVED}`] }],
    [{ [jwt]: 1 }, { [REMOVED]: 1 }],
    [{ errors: ['The password is wrong'] }, { errors: ['The password is wrong'] }],
    [null, null],
    [7, 7],
  ])('stores of the JSON %j only %j', (json, stored) => {
    expect(redactJson(json)).toEqual(stored)
  })

  test('stores no text of more than 50,000 characters', () => {
    expect(redactText('x'.repeat(50_001))).toBe(REMOVED)
  })

  test('stores no JSON that is nested too deep for the call stack', () => {
    const deep = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`)
    expect(JSON.stringify(redactJson(deep))).toContain(REMOVED)
  })

  test.each([
    ['as it was, without a secret', '{ "a":1 }', '{ "a":1 }'],
    ['on one line', '{ "password": "silk" }', `{"password":"${REMOVED}"}`],
    ['on several lines', '{\n"password": "silk" }', `{\n  "password": "${REMOVED}"\n}`],
    ['with an escaped name', '{"p\\u0061ssword":"silk"}', `{"password":"${REMOVED}"}`],
    ['with a token that another field hides', `{"a":"${jwt}","a":1}`, '{"a":1}'],
    ['that is no JSON, without a secret', 'a=1', 'a=1'],
    ['that is no JSON, with a password', 'password=silk', REMOVED],
    ['that is no JSON, with a token', `Bearer ${jwt}`, REMOVED],
    ['that is too long', `"${'x'.repeat(50_000)}"`, REMOVED],
  ])('stores a body %s', (_how, text, stored) => {
    expect(redactBody(text)).toBe(stored)
  })

  test('takes no quadratic time for hostile texts', () => {
    const start = performance.now()
    for (const part of ['?', '?token', '?a', 'eyJaaaaaaaa.', '?tokentoken=']) {
      redactText(part.repeat(50_000 / part.length))
    }
    expect(performance.now() - start).toBeLessThan(2000)
  })
})
