import type { TesterState } from '../testerReducer'
import { fillPath, type KnownIds, valuesOf } from './fillPath'
import { rowsOf } from './headerList'
import { toHeaders } from './headerRules'
import { isApiEndpoint } from './requestRules'
import type { TesterRequest } from './testerRequest'

const TOKEN_HEADER = 'authorization'

type Composed = Pick<TesterState, 'reqType' | 'endpoint' | 'body' | 'headers' | 'params' | 'sendsToken'>

/**
 * The request to send: with its path parameters, and the session's token if it is ticked, no header row has one, and
 * the endpoint is one of the shop's API.
 */
export const composeRequest = (
  { reqType, endpoint, body, headers: rows, params, sendsToken }: Composed,
  token: string | null,
  knownIds: KnownIds,
): TesterRequest => {
  const headers = toHeaders(rowsOf(rows))
  const hasOwn = Object.keys(headers).some((name) => name.toLowerCase() === TOKEN_HEADER)
  const filled = fillPath(endpoint, valuesOf(endpoint, params, knownIds))
  return {
    reqType,
    endpoint: filled,
    body,
    headers:
      sendsToken && token && !hasOwn && isApiEndpoint(filled)
        ? { ...headers, [TOKEN_HEADER]: token }
        : headers,
  }
}
