import { confirmationError } from './passwordConfirmation'

describe('passwordConfirmation', () => {
  test.each([
    ['silk', '', undefined],
    ['silk', 'silk', undefined],
    ['', 'silk', "Passwords don't match"],
    ['silk', 'Silk', "Passwords don't match"],
    ['silk', 'silk ', "Passwords don't match"],
  ])('confirmationError of %j and %j is %j', (password, confirmation, error) =>
    expect(confirmationError(password, confirmation)).toBe(error),
  )
})
