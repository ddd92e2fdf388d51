import { newAccount } from '../accounts/account'
import { hashPassword } from '../auth/password'
import { sendRequest, startServerForEachTest } from './serverForEachTest'

// What any server does is in src/contract/tests. Here: accounts of earlier releases.
const server = startServerForEachTest()

test('an account of an earlier release logs in with its password as it was typed', async () => {
  const email = 'asha@resham.example'
  const typed = 'Zarí 1'.normalize('NFD')
  const accounts = await server().accounts()
  await accounts.add(newAccount({ name: 'Asha Rao', email }, await hashPassword(typed, 1)))
  const logIn = async (password: string) =>
    (await sendRequest('POST', 'auth/login', { body: { email, password } })).status
  expect(await logIn(typed)).toBe(200)
  expect(await logIn(`${typed}1`)).toBe(401)
})
