import { findGetCall } from '@resham/contract'
import { HttpError } from '@resham/contract/serverRules/httpError'
import type { PublicAnswers } from '../http/respond'
import { publicAnswers } from './catalog'

/**
 * Takes the path of a GET call under `/api` that needs no account, with its query, such as
 * 'products?limit=8'; resolves to the body that the mock server responds with, undefined for a 404
 * (specification, section 7). Throws an `HttpError` for another error response, and an Error if there is no
 * such call.
 */
export const readPublic = async (url: string): Promise<object | undefined> => {
  const call = findGetCall(url)
  const answer = call && (publicAnswers as PublicAnswers)[call.name]
  if (!answer) throw new Error(`The mock server has no GET ${url} that needs no account`)
  try {
    return await answer({ url, params: call.params })
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return undefined
    throw error
  }
}
