/** The texts that the specification fixes (section 8). */
export const errorTexts = {
  emailExists: 'Unprocessable Entity. Email Already Exists.',
  notRegistered: 'The email you entered is not Registered. Not Found error',
  wrongCredentials: 'The credentials you entered are invalid. Unauthorized access error.',
  invalidToken: 'The token is invalid. Unauthorized access error.',
} as const

/** Takes an id; returns what the 400 of an order says of a line whose product the catalogue does not have. */
export const unknownProductText = (id: string): string => `There is no product '${id}'.`
