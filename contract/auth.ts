import { z } from 'zod'
import type { CallRow } from './call'
import { callPaths } from './callPaths'
import { cart } from './cart'
import { invalidBody, tooLong } from './errors'
import { nonBlankText, storedText, text, timestamps } from './fields'
import { extraFieldLimits } from './texts/textLimits'
import { wishlist } from './wishlist'

export type UserId = string

export const user = z
  .object({ _id: text, name: text, email: text, ...timestamps, cart, wishlist })
  .describe('A registered user, with any extra fields of the sign-up. It never includes the password.')
export type UserDto = z.infer<typeof user>

/**
 * The server also stores fields that are not listed here, within `extraFieldLimits`, but never the `_id`,
 * `confirmPassword`, `cart`, `wishlist`, `createdAt` and `updatedAt` of a request (specification, section 7).
 * `textLimits` has the limits of name, email and password.
 */
export const signupRequest = z
  .object({
    name: storedText('name'),
    email: storedText('email'),
    password: storedText('password').describe('Compared in Unicode NFC, in which it is counted'),
    confirmPassword: z.string().optional(),
    _id: z.string().optional(),
  })
  .describe(
    `Further fields are stored: at most ${extraFieldLimits.count}, with names of at most ${extraFieldLimits.name} ` +
      `characters and values of at most ${extraFieldLimits.value} characters of JSON`,
  )
export type SignupRequest = z.infer<typeof signupRequest>

export const signupResponse = z.object({ createdUser: user, encodedToken: nonBlankText })
export type SignupResponse = z.infer<typeof signupResponse>

export const loginRequest = z.object({ email: nonBlankText, password: nonBlankText })
export type LoginRequest = z.infer<typeof loginRequest>

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
  },
  logIn: {
    ...callPaths.logIn,
    summary: 'Logs a user in',
    request: { schema: loginRequest, example: accountExample },
    response: { status: 200, schema: loginResponse },
    errors: { 400: invalidBody, 401: 'The password is wrong', 404: 'The email is not registered' },
  },
} as const satisfies Record<string, CallRow>
