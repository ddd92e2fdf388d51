import { errorTexts } from '@resham/contract'
import { keyOf } from '@resham/contract/serverChecks/credentials'
import { HttpError } from '@resham/contract/serverChecks/httpError'
import { createMiddleware } from 'hono/factory'
import type { Tokens } from './tokens'

/** The variables of a request with a valid token. */
export type TokenEnv = { Variables: { emailKey: string } }

/** Takes the tokens; lets requests pass whose token is valid, with or without 'Bearer '. Throws 401 for others. */
export const requireToken = (tokens: Tokens) =>
  createMiddleware<TokenEnv>(async (context, next) => {
    const token = (context.req.header('authorization') ?? '').trim().replace(/^bearer\s+/i, '')
    const email = await tokens.read(token)
    if (email === undefined) throw new HttpError(401, errorTexts.invalidToken)
    context.set('emailKey', keyOf(email))
    await next()
  })

/** The error of a valid token whose account does not exist (specification, section 8). */
export const notRegistered = (): HttpError => new HttpError(404, errorTexts.notRegistered)
