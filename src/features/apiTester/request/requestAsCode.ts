import { resolveEndpoint } from './requestRules'
import { type TesterRequest, toInit } from './sendRequest'

const urlOf = ({ endpoint }: TesterRequest) => resolveEndpoint(endpoint) ?? endpoint

// A POSIX shell takes everything between single quotes as it is.
const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** The request as a command of curl, for a POSIX shell. */
export const toCurl = (request: TesterRequest): string => {
  const { method, headers, body } = toInit(request)
  const options = [
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    // curl drops a header that ends with a colon.
    ...Object.entries(headers).map(
      ([name, value]) => `-H ${quote(value ? `${name}: ${value}` : `${name};`)}`,
    ),
    ...(body === undefined ? [] : [`--data-raw ${quote(body)}`]),
  ]
  const url = urlOf(request)
  // Without -g, curl expands brackets and braces.
  const globbing = /[[\]{}]/.test(url) ? '-g ' : ''
  return [`curl ${globbing}${quote(url)}`, ...options].join(' \\\n  ')
}

/** The request as a call of `fetch`. */
export const toFetch = (request: TesterRequest): string =>
  `await fetch(${JSON.stringify(urlOf(request))}, ${JSON.stringify(toInit(request), null, 2)})`
