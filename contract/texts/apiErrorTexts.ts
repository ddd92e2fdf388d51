/** The error texts whose wording the specification fixes (section 8). */
export const apiErrorTexts = {
  emailExists: 'Unprocessable Entity. Email Already Exists.',
  notRegistered: 'The email you entered is not Registered. Not Found error',
  wrongCredentials: 'The credentials you entered are invalid. Unauthorized access error.',
  invalidToken: 'The token is invalid. Unauthorized access error.',
} as const
