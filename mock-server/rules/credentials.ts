import { HttpError } from './httpError'
import { type Fields, readTexts } from './readFields'

// As lenient as a browser's email field, so that the server accepts what the form does.
const EMAIL = /^[^\s@]+@[^\s@]+$/

/** The longest address that mail can be sent to, in characters. */
const MAX_EMAIL_LENGTH = 254

/** Takes an email; returns the key of its account: trimmed and in lower case. */
export const keyOf = (email: string): string => email.trim().toLowerCase()

/**
 * Takes the body of a sign-up; returns the new user's name, email, password and all fields but the passwords, which are
 * stored as they were sent where the server sets none of that name. Throws 400 for a missing field or an invalid email.
 * The form compares the passwords.
 */
export const readSignUp = (body: Fields) => {
  const { name, email, password } = readTexts(body, ['name', 'email', 'password'])
  if (!EMAIL.test(email.trim()) || email.trim().length > MAX_EMAIL_LENGTH)
    throw new HttpError(400, "The field 'email' must be an email address.")
  const { password: _sent, confirmPassword: _again, ...extra } = body
  return { name: name.trim(), email: email.trim(), password, extra }
}

/** Takes the body of a log-in; returns its email and password. Throws 400 where one is missing. */
export const readLogIn = (body: Fields) => readTexts(body, ['email', 'password'])
