import { apiErrorTexts } from '@resham/contract'
import { accountKeyOf } from '@resham/contract/serverRules/accountKeyOf'
import { HttpError } from '@resham/contract/serverRules/httpError'
import { createMiddleware } from 'hono/factory'
import type { Tokens } from './tokens'

/** The variables of a request with a valid token. */
export type TokenEnv = { Variables: { emailKey: string } }

/**
 * Takes the tokens; returns middleware that sets `emailKey` if the token of a request is valid, with or
 * without 'Bearer ', and throws 401 otherwise (specification, section 7).
 */
export const requireToken = (tokens: Tokens) =>
  createMiddleware<TokenEnv>(async (context, next) => {
    const token = (context.req.header('authorization') ?? '').trim().replace(/^bearer\s+/i, '')
    const email = await tokens.read(token)
    if (email === undefined) throw new HttpError(401, apiErrorTexts.invalidToken)
    context.set('emailKey', accountKeyOf(email))
    await next()
  })

/** Returns the 404 of a valid token, or a log-in, with an email that is not registered (section 8). */
export const notRegistered = (): HttpError => new HttpError(404, apiErrorTexts.notRegistered)
