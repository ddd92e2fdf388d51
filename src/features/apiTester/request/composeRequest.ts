import type { TesterState } from '../testerReducer'
import { fillPath, type KnownIds, valuesOf } from './fillPath'
import { rowsOf } from './headerList'
import { toHeaders } from './headerRules'
import type { TesterRequest } from './testerRequest'

/** The header of the session's token (specification, section 6). */
const TOKEN_HEADER = 'authorization'

type Composed = Pick<TesterState, 'reqType' | 'endpoint' | 'body' | 'headers' | 'params' | 'sendsToken'>

/** The request to send: with its path parameters, and the session's token if it is ticked and no header row has one. */
export const composeRequest = (
  { reqType, endpoint, body, headers: rows, params, sendsToken }: Composed,
  token: string | null,
  knownIds: KnownIds,
): TesterRequest => {
  const headers = toHeaders(rowsOf(rows))
  const hasOwn = Object.keys(headers).some((name) => name.toLowerCase() === TOKEN_HEADER)
  return {
    reqType,
    endpoint: fillPath(endpoint, valuesOf(endpoint, params, knownIds)),
    body,
    headers: sendsToken && token && !hasOwn ? { ...headers, [TOKEN_HEADER]: token } : headers,
  }
}
