import type { SignupResponse } from '@resham/contract'
import { newAccount } from '../accounts/account'
import { hashPassword } from '../auth/password'
import { readToken } from '../auth/token'
import { mockTime, sendRequest, startServerForEachTest } from './client'

// What any server does is in src/contract/tests. Here: the clock, the token, and accounts of earlier releases.
const server = startServerForEachTest()

// Random: the demo account is the only credential in the code.
const password = crypto.randomUUID()
const asha = { name: 'Asha Rao', email: 'asha@resham.example', password }

describe('POST auth/signup', () => {
  test('responds with 201, the new user and their token', async () => {
    mockTime('2031-05-04T03:02:01.987Z')
    const { status, body } = await sendRequest<SignupResponse>('POST', 'auth/signup', { body: asha })
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
