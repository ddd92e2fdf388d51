import { z } from 'zod'
import { text } from './fields'

/** The error responses (specification, section 8): `ServerErrorDto` for an unexpected 500, else `ErrorsDto`. */
export const errors = z.object({ errors: z.array(text).min(1) }).describe('The texts of the error')
export type ErrorsDto = z.infer<typeof errors>

export const serverError = z
  .object({ error: z.object({ message: z.string() }) })
  .describe('An unexpected failure')
export type ServerErrorDto = z.infer<typeof serverError>

/** Why a call with a token gets an error. */
export const tokenErrors = {
  401: 'The token is missing, invalid or expired',
  404: 'The user of the token does not exist',
} as const

/** Why a request with a body gets a 400. */
export const invalidBody = 'The body is not JSON, or lacks a field'
export const tooLong = 'or a field is too long'
