import type { UnknownAction } from '@reduxjs/toolkit'

type RequestMeta = { arg?: { originalArgs?: unknown }; baseQueryMeta?: unknown }

/**
 * Takes an action; returns it as it is recorded. Log-in and sign-up keep the email only, and no request keeps
 * `baseQueryMeta`, which contains it with its body.
 */
export const withoutPassword = (action: UnknownAction & { meta?: RequestMeta }): UnknownAction => {
  if (!action.meta) return action
  const { baseQueryMeta: _, ...meta } = action.meta
  const { email, password } = (meta.arg?.originalArgs ?? {}) as { email?: string; password?: string }
  return {
    ...action,
    meta: password === undefined ? meta : { ...meta, arg: { ...meta.arg, originalArgs: { email } } },
  }
}
