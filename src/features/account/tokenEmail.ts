/**
 * Takes the token of a session; returns the email that it names, with which the account logs in. That of the
 * profile may have been edited, which stays in this browser. Undefined where the server has other tokens.
 */
export const tokenEmail = (token: string): string | undefined => {
  try {
    const [, claims = ''] = token.split('.')
    const bytes = atob(claims.replaceAll('-', '+').replaceAll('_', '/'))
    const { email } = JSON.parse(
      new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))),
    )
    return typeof email === 'string' ? email : undefined
  } catch {
    return undefined
  }
}
