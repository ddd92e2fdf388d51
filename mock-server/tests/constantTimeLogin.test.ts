import { pbkdf2Async } from '@noble/hashes/pbkdf2.js'
import { demoAccount } from '../../src/contract'
import { constantTimeEqual } from '../auth/constantTimeEqual'
import { sendRequest, startServerForEachTest } from './client'

jest.mock('@noble/hashes/pbkdf2.js', () => {
  const actual = jest.requireActual('@noble/hashes/pbkdf2.js')
  return { ...actual, pbkdf2Async: jest.fn(actual.pbkdf2Async) }
})

startServerForEachTest()

test('a login with an unknown email does the same hashing as one with a wrong password', async () => {
  const logIn = (email: string) =>
    sendRequest('POST', 'auth/login', { body: { email, password: 'not this one' } })
  // The first request hashes the seeds.
  await logIn(demoAccount.email)
  const hashing = jest.mocked(pbkdf2Async)
  const workOf = async (email: string) => {
    hashing.mockClear()
    const { status } = await logIn(email)
    return { status, work: hashing.mock.calls.map(([hash, , , options]) => [hash, options]) }
  }
  const wrongPassword = await workOf(demoAccount.email)
  const unknownEmail = await workOf('nobody@resham.example')
  expect([wrongPassword.status, unknownEmail.status]).toEqual([401, 404])
  expect(wrongPassword.work).toHaveLength(1)
  expect(unknownEmail.work).toEqual(wrongPassword.work)
})

describe('constantTimeEqual', () => {
  const bytes = Uint8Array.from({ length: 32 }, (_, index) => index)
  const changedAt = (index: number) => bytes.with(index, 255)

  test.each([
    ['the same bytes', bytes, true],
    ['another first byte', changedAt(0), false],
    ['another last byte', changedAt(31), false],
    ['fewer bytes', bytes.slice(1), false],
    ['no bytes', new Uint8Array(), false],
  ])('compares with %s', (_what, other, isEqual) => {
    expect(constantTimeEqual(bytes, other)).toBe(isEqual)
  })

  test.each([0, 15, 31])('reads all bytes although byte %i differs', (index) => {
    let reads = 0
    const watched = new Proxy(changedAt(index), {
      get: (target, key) => {
        if (/^\d+$/.test(String(key))) reads += 1
        return Reflect.get(target, key)
      },
    })
    expect(constantTimeEqual(bytes, watched)).toBe(false)
    expect(reads).toBe(32)
  })
})
