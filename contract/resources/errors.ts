import * as z from 'zod/mini'
import { namesMissingUser } from '../requests/callPaths'
import type { Call } from './call'
import { text } from './fields'

/** The error responses (specification, section 8): `ServerErrorDto` for an unexpected 500, else `ErrorsDto`. */
export const errors = z
  .object({ errors: z.array(text).check(z.minLength(1)) })
  .check(z.describe('The texts of the error'))
export type ErrorsDto = z.infer<typeof errors>

export const serverError = z
  .object({ error: z.object({ message: z.string() }) })
  .check(z.describe('An unexpected failure'))
export type ServerErrorDto = z.infer<typeof serverError>

/** Why a request with a body gets a 400. */
export const invalidBody = 'The body is not JSON, or lacks a field'
export const tooLong = 'or a field is too long'

/** Why calls of each kind get an error status, besides the errors of their rows (specification, section 8). */
const commonErrors: [isOfKind: (call: Call) => boolean, errors: Record<number, string>][] = [
  [
    ({ path }) => path.includes('{'),
    { 400: 'The path is not valid UTF-8, encoded with % (the mock server fails such a request instead)' },
  ],
  [({ request }) => request !== undefined, { 413: 'The body is larger than 100 kB' }],
  [
    ({ needsToken }) => needsToken,
    { 401: 'The token is missing, invalid or expired, or of a session that was ended' },
  ],
  [({ path }) => namesMissingUser(path), { 404: 'The user of the token does not exist' }],
  [
    () => true,
    {
      429: 'Too many requests from one address: `Retry-After` has the seconds to wait',
      500: 'An unexpected failure',
      503: 'The server is busy (`Retry-After` has the seconds to wait), or its database does not answer',
    },
  ],
]

/** Takes a call; returns why it gets each error status, with the reasons that calls of its kind share. */
export const errorReasonsOf = (call: Call): Record<string, string> => {
  const reasons: Record<string, string> = { ...call.errors, ...call.publicErrors }
  for (const [isOfKind, common] of commonErrors)
    for (const [status, why] of Object.entries(isOfKind(call) ? common : {}))
      reasons[status] = reasons[status] ? `${why}; or: ${reasons[status]}` : why
  return reasons
}
