import type { UnknownAction } from '@reduxjs/toolkit'

type Credentials = { email?: string; password?: string }
type RequestAction = UnknownAction & { meta?: { arg?: { originalArgs?: Credentials } } }

/**
 * Takes an action; returns it as it is recorded. Log-in and sign-up keep the email only, and no request keeps
 * `baseQueryMeta`, which contains it with its body.
 */
export const withoutPassword = (action: RequestAction): UnknownAction => {
  const { meta } = action
  const { email, password } = meta?.arg?.originalArgs ?? {}
  const arg = password ? { ...meta?.arg, originalArgs: { email } } : meta?.arg
  return meta ? { ...action, meta: { ...meta, arg, baseQueryMeta: undefined } } : action
}
