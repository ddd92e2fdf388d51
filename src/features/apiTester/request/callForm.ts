import { API_NAMESPACE } from '@/contract'
import { type CallName, callNames, callOf, titleOf } from '@/contract/calls'
import type { FormChange, TesterState } from '../testerReducer'
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
 * token if it needs one.
 */
export const formOf = (
  name: CallName,
  { headers }: Pick<TesterState, 'headers'>,
  hasSession: boolean,
): FormChange => {
  const { method, request, headers: needed = {}, needsToken = false } = callOf(name)
  return {
    reqType: method,
    endpoint: endpointOf(name),
    body: JSON.stringify(request?.example ?? {}, null, 2),
    headers: addHeaders(headers, needed),
    sendsToken: needsToken && hasSession,
  }
}
