import * as z from 'zod/mini'
import { callPaths } from '../requests/callPaths'
import { extraFieldLimits, lengthOf, normalizePassword } from '../texts/textLimits'
import type { CallRow } from './call'
import { cart } from './cart'
import { invalidBody, tooLong } from './errors'
import { nonBlankText, storedText, text, timestamps } from './fields'
import { wishlist } from './wishlist'

export type UserId = string

export const user = z
  .object({ _id: text, name: text, email: text, ...timestamps, cart, wishlist })
  .check(
    z.describe('A registered user, with any extra fields of the sign-up. It never includes the password.'),
  )
export type UserDto = z.infer<typeof user>

const ONE_ACCOUNT =
  'Compared without case, and with the domain in ASCII: `münchen.example` is `xn--mnchen-3ya.example`'

// This is at least as lenient as a browser's email field, so that the server accepts what the form does.
const EMAIL = /^[^\s@]+@[^\s@]+$/

/** Returns the sentences about further fields of a sign-up that are too many or too long. */
const findExtraFaults = (extra: object): string[] => {
  const { count, name: maxName, value: maxValue } = extraFieldLimits
  const fields = Object.entries(extra)
  const [surplus] = fields[count] ?? []
  if (surplus !== undefined)
    return [`There must be at most ${count} further fields: '${surplus.slice(0, maxName)}' is one more.`]
  return fields.flatMap(([name, value]) => {
    if (lengthOf(name) > maxName)
      return [`The name of the field '${name.slice(0, maxName)}' must have at most ${maxName} characters.`]
    if (lengthOf(JSON.stringify(value)) > maxValue)
      return [`The field '${name}' must have at most ${maxValue} characters of JSON.`]
    return []
  })
}

/**
 * The server also stores fields that are not listed here, within `extraFieldLimits`: `extra` of what the
 * schema returns. They are never the `_id`, `cart`, `wishlist`, `createdAt` and `updatedAt`, which the server
 * sets, nor `confirmPassword`, which only the form compares (specification, sections 5 and 7).
 */
export const signupRequest = z
  .pipe(
    z.looseObject({
      name: storedText('name'),
      email: storedText('email').check(
        z.refine((email) => EMAIL.test(email), 'must be an email address'),
        z.describe(`An email address. ${ONE_ACCOUNT}`),
      ),
      password: storedText('password').check(z.describe('Compared in Unicode NFC, in which it is counted')),
      confirmPassword: z.optional(z.unknown()),
      _id: z.optional(z.unknown()),
    }),
    z.transform((body, { issues }) => {
      const { name, email, password, ...others } = body
      const { confirmPassword, _id, cart, wishlist, createdAt, updatedAt, ...extra } = others
      for (const message of findExtraFaults(extra)) issues.push({ code: 'custom', message, input: extra })
      return { name, email, password, extra }
    }),
  )
  .check(
    z.describe(
      `Further fields are stored: at most ${extraFieldLimits.count}, with names of at most ${extraFieldLimits.name} ` +
        `characters and values of at most ${extraFieldLimits.value} characters of JSON`,
    ),
  )
export type SignupRequest = z.input<typeof signupRequest>

export const signupResponse = z.object({ createdUser: user, encodedToken: nonBlankText })
export type SignupResponse = z.infer<typeof signupResponse>

export const loginRequest = z.object({
  email: nonBlankText.check(z.describe(ONE_ACCOUNT)),
  password: nonBlankText.check(z.overwrite(normalizePassword)),
})
export type LoginRequest = z.input<typeof loginRequest>

export const loginResponse = z.object({ foundUser: user, encodedToken: nonBlankText })
export type LoginResponse = z.infer<typeof loginResponse>

/** Both examples use this account, so that after the sign-up the log-in succeeds on any server. */
const accountExample = { email: 'asha.rao@resham.example', password: 'a word of your own' }

export const authCalls = {
  signUp: {
    ...callPaths.signUp,
    summary: 'Registers a user',
    request: { schema: signupRequest, example: { name: 'Asha Rao', ...accountExample } },
    response: { status: 201, schema: signupResponse },
    errors: { 400: `${invalidBody}, ${tooLong}`, 422: 'The email is already registered' },
    publicErrors: { 429: 'Too many sign-ups from one address: `Retry-After` has the seconds to wait' },
  },
  logIn: {
    ...callPaths.logIn,
    summary: 'Logs a user in',
    request: { schema: loginRequest, example: accountExample },
    response: { status: 200, schema: loginResponse },
    errors: { 400: invalidBody, 401: 'The password is wrong', 404: 'The email is not registered' },
    publicErrors: { 429: 'Too many log-ins failed: `Retry-After` has the seconds to wait' },
  },
} as const satisfies Record<string, CallRow>
