import type { SignupResponse } from '@resham/contract'
import { newAccount } from '../accounts/account'
import { hashPassword } from '../auth/password'
import { readToken } from '../auth/token'
import { mockTime, sendRequest, startServerForEachTest } from './client'

// What any server does is in src/contract/tests. Here: the clock, the seeds, and the mock's own checks and texts.
const server = startServerForEachTest()

// Random: the demo account is the only credential in the code.
const password = crypto.randomUUID()
const asha = { name: 'Asha Rao', email: 'asha@resham.example', password }
const signUp = (body: object = asha) => sendRequest<SignupResponse>('POST', 'auth/signup', { body })

describe('POST auth/signup', () => {
  test('responds with 201, the new user and their token', async () => {
    mockTime('2031-05-04T03:02:01.987Z')
    const { status, body } = await signUp()
    expect(status).toBe(201)
    expect(body).toEqual({
      createdUser: {
        _id: expect.stringMatching(/^[0-9a-f]{32}$/),
        name: 'Asha Rao',
        email: 'asha@resham.example',
        createdAt: '2031-05-04T03:02:01Z',
        updatedAt: '2031-05-04T03:02:01Z',
        cart: [],
        wishlist: [],
      },
      encodedToken: expect.any(String),
    })
    expect(readToken(body.encodedToken)).toBe('asha@resham.example')
  })

  test('does not compare the two passwords', async () => {
    expect((await signUp({ ...asha, confirmPassword: 'something else' })).status).toBe(201)
  })

  test.each([
    ['__proto__', '"__proto__": {"isAdmin": true}'],
    ['constructor', '"likes": {"constructor": 1}'],
    ['prototype', '"likes": [{"prototype": null}]'],
  ])('rejects a field that could pollute a prototype: %s', async (name, field) => {
    const text = `{${field},${JSON.stringify(asha).slice(1)}`
    const { status, body } = await sendRequest('POST', 'auth/signup', { text })
    expect(status).toBe(400)
    expect(body).toEqual({ errors: [`A field must not be called '${name}'.`] })
    expect({}).not.toHaveProperty('isAdmin')
  })

  test('rejects a body of more than 100 kB, and accepts one of 100 kB', async () => {
    const withConfirmation = (bytes: number) => {
      const length = bytes - JSON.stringify({ ...asha, confirmPassword: '' }).length
      return JSON.stringify({ ...asha, confirmPassword: 'x'.repeat(length) })
    }
    const large = await sendRequest('POST', 'auth/signup', { text: withConfirmation(100_001) })
    expect(large).toMatchObject({ status: 413, body: { errors: ['The body is larger than 100 kB.'] } })
    expect((await sendRequest('POST', 'auth/signup', { text: withConfirmation(100_000) })).status).toBe(201)
  })

  test('trims name and email', async () => {
    const first = await signUp({ ...asha, name: '  Asha Rao ', email: ' Asha@Resham.example ' })
    expect(first.body.createdUser).toMatchObject({ name: 'Asha Rao', email: 'Asha@Resham.example' })
  })

  test.each(['asha', 'asha@', '@resham.example', 'as ha@resham.example', 'a@b@c'])(
    'rejects the invalid email %p with 400',
    async (email) => {
      const { status, body } = await signUp({ ...asha, email })
      expect(status).toBe(400)
      expect(body).toEqual({ errors: [expect.stringContaining("'email'")] })
    },
  )

  test('accepts an email of 254 characters, and rejects a longer one with 400', async () => {
    const emailOf = (length: number) => '@resham.example'.padStart(length, 'a')
    expect((await signUp({ ...asha, email: ` ${emailOf(254)} ` })).status).toBe(201)
    expect((await signUp({ ...asha, email: emailOf(255) })).status).toBe(400)
  })
})

describe('an account of an earlier release', () => {
  const nfd = 'Zarí 1'.normalize('NFD')

  test('logs in with the password as it was typed, whose hash is not one of its NFC', async () => {
    const { name, email } = asha
    const accounts = await server().accounts()
    await accounts.add(newAccount({ name, email }, await hashPassword(nfd, 1)))
    const logIn = (typed: string) =>
      sendRequest('POST', 'auth/login', { body: { email: asha.email, password: typed } })
    expect((await logIn(nfd)).status).toBe(200)
    expect((await logIn(`${nfd}1`)).status).toBe(401)
  })
})
