import { extraFieldLimits, lengthOf, normalizeEmail, normalizePassword } from '..'
import { HttpError } from './httpError'
import { type Fields, readStoredTexts, readTexts } from './readFields'

// This is at least as lenient as a browser's email field, so that the server accepts what the form does.
const EMAIL = /^[^\s@]+@[^\s@]+$/

/**
 * Takes an email; returns the key of its account: the email as it is stored, in lower case (specification,
 * section 5).
 */
export const accountKeyOf = (email: string): string => normalizeEmail(email).toLowerCase().normalize('NFC')

/** Throws 400 for further fields of a sign-up that are too many or too long. */
const checkExtra = (extra: Fields) => {
  const { count, name: maxName, value: maxValue } = extraFieldLimits
  const fields = Object.entries(extra)
  const [surplus] = fields[count] ?? []
  if (surplus !== undefined)
    throw new HttpError(
      400,
      `There must be at most ${count} further fields: '${surplus.slice(0, maxName)}' is one more.`,
    )
  for (const [name, value] of fields) {
    if (lengthOf(name) > maxName)
      throw new HttpError(
        400,
        `The name of the field '${name.slice(0, maxName)}' must have at most ${maxName} characters.`,
      )
    if (lengthOf(JSON.stringify(value)) > maxValue)
      throw new HttpError(400, `The field '${name}' must have at most ${maxValue} characters of JSON.`)
  }
}

/**
 * Takes the body of a sign-up; returns the new user's name, email and password, normalised, and as `extra`
 * the further fields as they were sent, without those that the server sets (specification, sections 5 and 7).
 * Throws 400 for a field that is missing, blank or too long, for too many further fields, and for an invalid
 * email. Only the form compares `confirmPassword`.
 */
export const readSignUp = (body: Fields) => {
  const texts = readStoredTexts(body, ['name', 'email', 'password'])
  if (!EMAIL.test(texts.email)) throw new HttpError(400, "The field 'email' must be an email address.")
  const { name, email, password, confirmPassword, _id, cart, wishlist, createdAt, updatedAt, ...extra } = body
  checkExtra(extra)
  return { ...texts, extra }
}

/**
 * Takes the body of a log-in; returns the email as it was sent, and the password, normalised as that of a
 * sign-up is before it is hashed. Throws 400 if one of them is missing or blank.
 */
export const readLogIn = (body: Fields) => {
  const { email, password } = readTexts(body, ['email', 'password'])
  return { email, password: normalizePassword(password) }
}
