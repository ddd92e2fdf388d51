import type { CallMethod } from '@resham/contract/call'
import { parametersOf } from '@resham/contract/calls'
import { getOwn } from '@/shared/json'
import { type HeaderRow, rowsOf } from './headerList'
import { toHeaders } from './headerRules'
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

/** The values of an endpoint's path parameters: what was typed, even nothing, else the first known one. */
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
 * The request to send: with its path parameters, and the session's token (specification, section 6) if it is ticked, no
 * header row has one, and the endpoint is one of the shop's API.
 */
export const composeRequest = (form: TesterForm, token: string | null, knownIds: KnownIds): TesterRequest => {
  const { reqType, body, sendsToken } = form
  const headers = toHeaders(rowsOf(form.headers))
  const endpoint = fillPath(form.endpoint, valuesOf(form, knownIds))
  const hasOwn = Object.keys(headers).some((name) => name.toLowerCase() === 'authorization')
  const isAdded = sendsToken && token && !hasOwn && isApiEndpoint(endpoint)
  return { reqType, endpoint, body, headers: isAdded ? { ...headers, authorization: token } : headers }
}
