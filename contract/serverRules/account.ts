import { apiErrorTexts, type CallName, callPaths, namesMissingUser } from '..'
import { HttpError } from './httpError'

/** What a token says: its account by email and id, and the generation of sessions that it belongs to. */
export type TokenClaims = { email: string; sub: string; generation: number }

/** Takes the payload of a token; returns what it says, or undefined if it lacks some of it. */
export const readClaims = ({ email, sub, generation }: Record<string, unknown>): TokenClaims | undefined => {
  if (typeof email !== 'string' || typeof sub !== 'string' || typeof generation !== 'number') return undefined
  return { email, sub, generation }
}

/**
 * Returns the error of a token that is invalid, of an ended session or of a deleted account (specification, section
 * 8). Takes the name of the call where no account has the email of the token: cart and wishlist respond with 404 then.
 */
export const endedSession = (missingUserOf?: CallName): HttpError =>
  missingUserOf && namesMissingUser(callPaths[missingUserOf].path)
    ? new HttpError(404, apiErrorTexts.notRegistered)
    : new HttpError(401, apiErrorTexts.invalidToken)

/** Returns the 403 of a password that is not the account's. A 401 would end the session. */
export const wrongPassword = (): HttpError => new HttpError(403, 'The password is wrong.')

/** Returns the 403 of what would lock other visitors, or later ones, out of the demo account. */
export const isShared = (): HttpError =>
  new HttpError(403, 'All visitors share the demo account, so this is not possible with it.')
