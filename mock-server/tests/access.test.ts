import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { apiErrorTexts, callNames } from '@resham/contract'
import { callOf, titleOf } from '@resham/contract/calls'
import { base64urlnopad } from '@scure/base'
import { issueToken, sign } from '../auth/token'
import { guest } from '../seeds/userData'
import { mockTime, sendRequest, startServerForEachTest } from './serverForEachTest'

// contract/tests has what any server does. These tests are about the format of the mock server's tokens.
const server = startServerForEachTest()

const DAY = 24 * 60 * 60 * 1000

const encode = (part: unknown) => base64urlnopad.encode(new TextEncoder().encode(JSON.stringify(part)))
const header = { alg: 'HS256', typ: 'JWT' }
const payload = { sub: guest._id, email: guest.email, generation: 0, exp: 4_000_000_000 }

/** A token with the server's own signature, whatever its parts say. */
const signed = (head: unknown, body: unknown) => {
  const text = `${encode(head)}.${encode(body)}`
  return `${text}.${base64urlnopad.encode(sign(text))}`
}

// Cart and wishlist say that there is no such user (specification, section 8).
test.each(
  callNames.filter((name) => callOf(name).needsToken).map((name) => [titleOf(name), callOf(name)] as const),
)('%s refuses a valid token of an unknown user', async (_title, { method, path }) => {
  const token = issueToken({ _id: 'nobody', email: 'nobody@resham.example' })
  const response = await sendRequest(method, path.slice(1).replace('{productId}', 'some-saree'), { token })
  const isList = /cart|wishlist/.test(path)
  const { notRegistered, invalidToken } = apiErrorTexts
  expect(response).toMatchObject({
    status: isList ? 404 : 401,
    body: { errors: [isList ? notRegistered : invalidToken] },
  })
})

test('a change responds with 401 where a reset has removed the account meanwhile', async () => {
  jest.spyOn(await server().accounts(), 'change').mockResolvedValue(undefined)
  const response = await sendRequest('DELETE', 'user/cart/some-saree', { token: issueToken(guest) })
  expect(response).toMatchObject({ status: 401, body: { errors: [apiErrorTexts.invalidToken] } })
})

test('a token of the test helper is accepted', async () => {
  expect((await sendRequest('GET', 'user/cart', { token: signed(header, payload) })).status).toBe(200)
})

const [head = '', body = '', signature = ''] = signed(header, payload).split('.')
test.each([
  ['one part', head],
  ['four parts', `${head}.${body}.${signature}.${signature}`],
  ['a header that was changed', `${encode({ ...header, kid: '1' })}.${body}.${signature}`],
  ['no signature', `${head}.${body}.`],
  [
    'signed with another key',
    `${head}.${body}.${base64urlnopad.encode(hmac(sha256, new Uint8Array(), utf8ToBytes(`${head}.${body}`)))}`,
  ],
  ['signed, but not JSON', `*.${base64urlnopad.encode(sign('*'))}`],
  ['signed, with alg none', signed({ alg: 'none' }, payload)],
  ['signed, with another alg', signed({ ...header, alg: 'HS512' }, payload)],
  ['no email', signed(header, { ...payload, email: undefined })],
  ['the id of another user', signed(header, { ...payload, sub: 'user-regular' })],
  ['no id', signed(header, { ...payload, sub: undefined })],
  ['no generation of sessions', signed(header, { ...payload, generation: undefined })],
  ['another generation of sessions', signed(header, { ...payload, generation: 1 })],
  ['an email that is a number', signed(header, { ...payload, email: 7 })],
  ['no expiry', signed(header, { ...payload, exp: undefined })],
  ['an expiry that is a text', signed(header, { ...payload, exp: '4000000000' })],
  ['a payload that is null', signed(header, null)],
])('an invalid token gets 401: %s', async (_what, token) => {
  const response = await sendRequest('GET', 'user/cart', { token })
  expect(response.status).toBe(401)
  expect(response.body).toEqual({ errors: ['The token is invalid. Unauthorized access error.'] })
})

describe('a token', () => {
  const issued = Date.UTC(2031, 4, 4)

  test.each([
    ['is valid for almost seven days', 7 * DAY - 1000, 200],
    ['is invalid after seven days', 7 * DAY, 401],
  ])('%s', async (_when, later, status) => {
    mockTime(issued)
    const token = issueToken(guest)
    mockTime(issued + later)
    expect((await sendRequest('GET', 'user/cart', { token })).status).toBe(status)
  })
})
