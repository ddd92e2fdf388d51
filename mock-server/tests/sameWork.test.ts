import { pbkdf2Async } from '@noble/hashes/pbkdf2.js'
import { demoAccount } from '../../src/contract'
import { equalBytes } from '../equalBytes'
import { call, serveEachTest } from './client'

jest.mock('@noble/hashes/pbkdf2.js', () => {
  const actual = jest.requireActual('@noble/hashes/pbkdf2.js')
  return { ...actual, pbkdf2Async: jest.fn(actual.pbkdf2Async) }
})

serveEachTest()

test('a log-in with an unknown email costs the same work as one with a wrong password', async () => {
  const logIn = (email: string) => call('POST', 'auth/login', { body: { email, password: 'not this one' } })
  // The seeds are hashed by the first call.
  await logIn(demoAccount.email)
  const hashing = jest.mocked(pbkdf2Async)
  const workOf = async (email: string) => {
    hashing.mockClear()
    const { status } = await logIn(email)
    return { status, work: hashing.mock.calls.map(([hash, , , how]) => [hash, how]) }
  }
  const mistyped = await workOf(demoAccount.email)
  const stranger = await workOf('nobody@resham.example')
  expect([mistyped.status, stranger.status]).toEqual([401, 404])
  expect(mistyped.work).toHaveLength(1)
  expect(stranger.work).toEqual(mistyped.work)
})

describe('a comparison of bytes', () => {
  const bytes = Uint8Array.from({ length: 32 }, (_, index) => index)
  const changedAt = (index: number) => bytes.with(index, 255)

  test.each([
    ['the same', bytes, true],
    ['another first one', changedAt(0), false],
    ['another last one', changedAt(31), false],
    ['shorter', bytes.slice(1), false],
    ['none', new Uint8Array(), false],
  ])('%s', (_what, other, isEqual) => {
    expect(equalBytes(bytes, other)).toBe(isEqual)
  })

  test.each([0, 15, 31])('looks at all of them, although byte %i differs', (index) => {
    let looks = 0
    const watched = new Proxy(changedAt(index), {
      get: (target, key) => {
        if (/^\d+$/.test(String(key))) looks += 1
        return Reflect.get(target, key)
      },
    })
    expect(equalBytes(bytes, watched)).toBe(false)
    expect(looks).toBe(32)
  })
})
