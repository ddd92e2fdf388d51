import { errorTexts, type LoginResponse, type SignupResponse, type UserDto } from '../../src/contract'
import type { Accounts } from '../accounts'
import { hashPassword, isPassword } from '../auth/password'
import { issueToken } from '../auth/token'
import { timestamp } from '../clock'
import { type Fields, readBody, readTexts } from '../http/readBody'
import { type Handler, HttpError, respond } from '../http/respond'
import { randomId } from '../randomId'

// As lenient as a browser's email field, so that the server accepts what the form does.
const EMAIL = /^[^\s@]+@[^\s@]+$/

/** The new user, with the extra fields of the sign-up (specification, section 3). The form compares the passwords. */
const newUser = (sent: Fields, name: string, email: string): UserDto => {
  const { password: _password, confirmPassword: _confirmPassword, ...fields } = sent
  const at = timestamp()
  return { ...fields, _id: randomId(), name, email, createdAt: at, updatedAt: at, cart: [], wishlist: [] }
}

/**
 * Takes the accounts; returns the handlers of sign-up and login (specification, sections 7 and 8). They throw 422 for a
 * registered email, 404 for an unknown one, 401 for a wrong password. No response holds a password or its hash.
 */
export const authHandlers = (accounts: Accounts) =>
  ({
    signUp: async (request) => {
      const body = readBody(request)
      const { name, email, password } = readTexts(body, ['name', 'email', 'password'])
      if (!EMAIL.test(email.trim())) throw new HttpError(400, "The field 'email' must be an email address.")
      const createdUser = newUser(body, name.trim(), email.trim())
      const isNew = await accounts.add({
        user: createdUser,
        password: await hashPassword(password),
        orders: [],
      })
      if (!isNew) throw new HttpError(422, errorTexts.emailExists)
      return respond<SignupResponse>(201, { createdUser, encodedToken: issueToken(createdUser) })
    },
    logIn: async (request) => {
      const { email, password } = readTexts(readBody(request), ['email', 'password'])
      const account = await accounts.find(email)
      const isCorrect = await isPassword(password, account?.password)
      if (!account) throw new HttpError(404, errorTexts.notRegistered)
      if (!isCorrect) throw new HttpError(401, errorTexts.wrongCredentials)
      return respond<LoginResponse>(200, { foundUser: account.user, encodedToken: issueToken(account.user) })
    },
  }) satisfies Record<string, Handler>
