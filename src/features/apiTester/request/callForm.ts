import { API_NAMESPACE, IDEMPOTENCY_KEY_HEADER } from '@resham/contract'
import { type CallName, callNames, callOf, titleOf } from '@resham/contract/calls'
import { EXAMPLE_PRODUCT_ID } from '@resham/contract/catalog'
import { addHeaders, type HeaderRow } from './headerList'
import type { KnownIds, TesterForm } from './testerForm'

/** The endpoint of a call, as it is written into the form. */
export const endpointOf = (name: CallName): string => `/${API_NAMESPACE}${callOf(name).path}`

/** The calls whose method, path or summary contains the text. */
export const findCalls = (text: string): CallName[] => {
  const searched = text.trim().toLowerCase()
  return callNames.filter((name) =>
    `${titleOf(name)} ${endpointOf(name)} ${callOf(name).summary}`.toLowerCase().includes(searched),
  )
}

/** The example body of a call, about a product that the server has. */
const exampleOf = (name: CallName, { productId: ids = [] }: KnownIds): string => {
  const example = JSON.stringify(callOf(name).request?.example ?? {}, null, 2)
  const [known = EXAMPLE_PRODUCT_ID] = ids
  return ids.includes(EXAMPLE_PRODUCT_ID) ? example : example.replaceAll(EXAMPLE_PRODUCT_ID, known)
}

/** The headers of a call, with a new key for each order. */
const headersOf = (name: CallName): Record<string, string> => {
  const { headers = {} } = callOf(name)
  const key = `order-${Date.now().toString(36)}`
  return IDEMPOTENCY_KEY_HEADER in headers ? { ...headers, [IDEMPOTENCY_KEY_HEADER]: key } : headers
}

/**
 * The form of a call: its method, endpoint and example body, its headers besides those of the form, and the session's
 * token if it needs one.
 */
export const formOf = (
  name: CallName,
  headers: HeaderRow[],
  knownIds: KnownIds,
  hasSession: boolean,
): Partial<TesterForm> => {
  const { method, needsToken = false } = callOf(name)
  return {
    reqType: method,
    endpoint: endpointOf(name),
    body: exampleOf(name, knownIds),
    headers: addHeaders(headers, headersOf(name)),
    sendsToken: needsToken && hasSession,
  }
}
