import type { z } from 'zod'
import type * as schemas from './entitySchemas'

/** The error responses (specification, section 8): `ServerErrorDto` for an unexpected 500, else `ErrorsDto`. */
export type ErrorsDto = z.infer<typeof schemas.errors>
export type ServerErrorDto = z.infer<typeof schemas.serverError>

/**
 * 409 of POST user/orders: the order is not what the shopper saw, or not what there is. `errors` has a sentence for each
 * difference, to be shown to the shopper, which names the product by its title; `cart` is the current one.
 */
export type CartChangedDto = z.infer<typeof schemas.cartChanged>

/** The texts that the specification fixes (section 8). */
export const errorTexts = {
  emailExists: 'Unprocessable Entity. Email Already Exists.',
  notRegistered: 'The email you entered is not Registered. Not Found error',
  wrongCredentials: 'The credentials you entered are invalid. Unauthorized access error.',
  invalidToken: 'The token is invalid. Unauthorized access error.',
} as const
