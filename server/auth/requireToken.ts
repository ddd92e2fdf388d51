import { endedSession } from '@resham/contract/serverRules/account'
import { createMiddleware } from 'hono/factory'
import { type Session, sessionOf } from './session'
import type { Tokens } from './tokens'

/** The variables of a request with a valid token. */
export type TokenEnv = { Variables: { session: Session; expires: number } }

/**
 * Takes the tokens; returns middleware that sets `session`, and when it `expires`, if the token of a request is
 * valid, with or without 'Bearer ', and throws 401 otherwise (specification, section 7). Whether the session has ended, only the account
 * says.
 */
export const requireToken = (tokens: Tokens) =>
  createMiddleware<TokenEnv>(async (context, next) => {
    const token = (context.req.header('authorization') ?? '').trim().replace(/^bearer\s+/i, '')
    const claims = await tokens.read(token)
    if (!claims) throw endedSession()
    context.set('session', sessionOf(claims))
    context.set('expires', claims.expires)
    await next()
  })
