/**
 * The texts that the specification fixes (section 8). Not `errorTexts` of the contract: a mock server that imports the
 * same constant could not deviate from it, and the chunk of its accounts would grow to share it.
 */
export const specifiedTexts = {
  emailExists: 'Unprocessable Entity. Email Already Exists.',
  notRegistered: 'The email you entered is not Registered. Not Found error',
  wrongCredentials: 'The credentials you entered are invalid. Unauthorized access error.',
  invalidToken: 'The token is invalid. Unauthorized access error.',
} as const
