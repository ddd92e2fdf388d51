import type { CartItemDto } from './entities'

/**
 * What the server says when it refuses (specification, section 8). A refusal is its status with
 * `{ errors: [text] }`; an unexpected failure is 500 with `{ error: { message } }`.
 */

export type RefusalDto = { errors: string[] }
export type FailureDto = { error: { message: string } }

/** 409 of POST user/orders: the cart is not what was ordered. `cart` is the cart as it is. */
export type CartChangedDto = RefusalDto & { cart: CartItemDto[] }

/** The texts that the specification fixes, to the letter. */
export const errorTexts = {
  emailExists: 'Unprocessable Entity. Email Already Exists.',
  notRegistered: 'The email you entered is not Registered. Not Found error',
  wrongCredentials: 'The credentials you entered are invalid. Unauthorized access error.',
  invalidToken: 'The token is invalid. Unauthorized access error.',
} as const
