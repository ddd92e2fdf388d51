import { API_NAMESPACE } from '@/contract'
import { type CallName, callNames, callOf, titleOf } from '@/contract/calls'
import type { FormChange, TesterState } from '../testerReducer'
import { parametersOf } from './fillPath'
import { addHeaders } from './headerList'

/** The endpoint of a call, as it is written into the form. */
export const endpointOf = (name: CallName): string => `/${API_NAMESPACE}${callOf(name).path}`

/** The calls whose method, path or summary contains the text. */
export const findCalls = (text: string): CallName[] => {
  const searched = text.trim().toLowerCase()
  return callNames.filter((name) =>
    `${titleOf(name)} ${endpointOf(name)} ${callOf(name).summary}`.toLowerCase().includes(searched),
  )
}

/**
 * The form of a call: its method, endpoint and example body, its headers besides those of the form, and the session's
 * token if it needs one. Path parameters keep their value, or get the first known one.
 */
export const formOf = (
  name: CallName,
  { headers, params }: Pick<TesterState, 'headers' | 'params'>,
  knownIds: Record<string, string[]>,
  hasSession: boolean,
): Required<FormChange> => {
  const { method, request, headers: needed = {}, needsToken = false } = callOf(name)
  const endpoint = endpointOf(name)
  const values = parametersOf(endpoint).map((parameter) => [
    parameter,
    params[parameter] || knownIds[parameter]?.[0] || '',
  ])
  return {
    reqType: method,
    endpoint,
    body: JSON.stringify(request?.example ?? {}, null, 2),
    headers: addHeaders(headers, needed),
    params: { ...params, ...Object.fromEntries(values) },
    sendsToken: needsToken && hasSession,
  }
}
