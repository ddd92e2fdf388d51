import { API_NAMESPACE, type CallName, callNames, IDEMPOTENCY_KEY_HEADER } from '@resham/contract'
import { callOf, parametersOf, titleOf } from '@resham/contract/calls'
import type { CallMethod } from '@resham/contract/resources/call'
import { EXAMPLE_PRODUCT_ID } from '@resham/contract/resources/catalog'
import { getOwn } from '@/shared/json'
import { addHeaders, type HeaderRow, rowsOf, toHeaders } from './headers'
import { isApiEndpoint } from './requestRules'
import type { TesterRequest } from './sendRequest'

/** The form's part of the tester's state (specification, section 3). */
export type TesterForm = {
  reqType: CallMethod
  endpoint: string
  body: string
  headers: HeaderRow[]
  /** What was typed into the fields of path parameters, by name. */
  params: Record<string, string>
  /** Whether the session's token is sent. */
  sendsToken: boolean
}

export const initialForm: TesterForm = {
  reqType: 'GET',
  endpoint: '/api/test-todos',
  body: '{}',
  headers: [],
  params: {},
  sendsToken: false,
}

/** Known values of path parameters, such as `productId`, by name. */
export type KnownIds = Record<string, string[]>

/**
 * The values of an endpoint's path parameters: what was typed, even an empty text, else the first known one.
 */
export const valuesOf = (
  { endpoint, params }: Pick<TesterForm, 'endpoint' | 'params'>,
  knownIds: KnownIds,
): Record<string, string> =>
  Object.fromEntries(
    parametersOf(endpoint).map((name) => [name, getOwn(params, name) ?? getOwn(knownIds, name)?.[0] ?? '']),
  )

/** Takes an endpoint and values by parameter; returns the endpoint with these values. */
export const fillPath = (endpoint: string, values: Record<string, string>): string =>
  parametersOf(endpoint).reduce((path, name) => {
    const value = getOwn(values, name)
    return value ? path.replaceAll(`{${name}}`, encodeURIComponent(value)) : path
  }, endpoint)

/**
 * The request to send: with its path parameters, and the session's token (specification, section 6) if it is
 * ticked, no header row has one, and the endpoint is one of the shop's API.
 */
export const composeRequest = (form: TesterForm, token: string | null, knownIds: KnownIds): TesterRequest => {
  const { reqType, body, sendsToken } = form
  const headers = toHeaders(rowsOf(form.headers))
  const endpoint = fillPath(form.endpoint, valuesOf(form, knownIds))
  const hasOwn = Object.keys(headers).some((name) => name.toLowerCase() === 'authorization')
  const isAdded = sendsToken && token && !hasOwn && isApiEndpoint(endpoint)
  return { reqType, endpoint, body, headers: isAdded ? { ...headers, authorization: token } : headers }
}

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
  const examples = Object.entries(headers).map(([header, { example }]) => [header, example])
  return {
    ...Object.fromEntries(examples),
    ...(IDEMPOTENCY_KEY_HEADER in headers && { [IDEMPOTENCY_KEY_HEADER]: key }),
  }
}

/**
 * The form of a call: its method, endpoint and example body, its headers besides those of the form, and the
 * session's token if it needs one.
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
