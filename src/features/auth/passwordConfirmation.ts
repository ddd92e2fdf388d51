/**
 * Takes a password and its confirmation; returns the error of a confirmation that differs, none while it is empty.
 */
export const confirmationError = (password: string, confirmation: string): string | undefined =>
  confirmation === '' || confirmation === password ? undefined : "Passwords don't match"
