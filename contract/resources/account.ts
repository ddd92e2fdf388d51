import * as z from 'zod/mini'
import { callPaths } from '../requests/callPaths'
import { normalizePassword } from '../texts/textLimits'
import type { CallRow } from './call'
import { invalidBody, tooLong } from './errors'
import { nonBlankText, storedText } from './fields'

const ownPassword = nonBlankText.check(z.overwrite(normalizePassword))

export const changePasswordRequest = z
  .object({ current: ownPassword, password: storedText('password') })
  .check(
    z.refine(({ current, password }) => current !== password, {
      path: ['password'],
      error: 'must be another one than the current password',
    }),
  )
export type ChangePasswordRequest = z.input<typeof changePasswordRequest>

export const deleteAccountRequest = z.object({ password: ownPassword })
export type DeleteAccountRequest = z.input<typeof deleteAccountRequest>

/** The only token of the account that is valid from now on. */
export const tokenResponse = z.object({ encodedToken: nonBlankText })
export type TokenResponse = z.infer<typeof tokenResponse>

export const deleteAccountResponse = z.object({})

const WRONG_PASSWORD = 'The password is wrong, or the account is the demo account'
const TOO_MANY_FAILED = 'Too many passwords were wrong: `Retry-After` has the seconds to wait'

export const accountCalls = {
  changePassword: {
    ...callPaths.changePassword,
    summary: 'Changes the password, and ends every other session',
    request: {
      schema: changePasswordRequest,
      example: { current: 'a word of your own', password: 'another word of your own' },
    },
    response: { status: 200, schema: tokenResponse },
    errors: { 400: `${invalidBody}, ${tooLong}, or the password stays the same`, 403: WRONG_PASSWORD },
    publicErrors: { 429: TOO_MANY_FAILED },
  },
  endOtherSessions: {
    ...callPaths.endOtherSessions,
    summary: 'Ends every other session',
    response: { status: 200, schema: tokenResponse },
    publicErrors: { 403: 'The account is the demo account' },
  },
  deleteAccount: {
    ...callPaths.deleteAccount,
    summary: 'Deletes the account, with its cart and wishlist, and cancels its orders that are not packed',
    request: { schema: deleteAccountRequest, example: { password: 'a word of your own' } },
    response: { status: 200, schema: deleteAccountResponse },
    errors: { 400: invalidBody, 403: WRONG_PASSWORD },
    publicErrors: { 429: TOO_MANY_FAILED },
  },
} as const satisfies Record<string, CallRow>
