import { bodyTooLarge, MAX_BODY_BYTES, type SentRequest } from '@resham/contract/serverRules/readRequest'
import type { Request } from 'miragejs'

/** Takes a request and a header's name in any case; returns its value, '' when it is missing. */
export const readHeader = ({ requestHeaders }: Request, name: string): string => {
  // fetch sends header names in lower case, XMLHttpRequest as they were set.
  const header = Object.entries(requestHeaders).find(([sent]) => sent.toLowerCase() === name.toLowerCase())
  return header?.[1] ?? ''
}

/** Takes a request; returns what the contract reads of it. Throws 413 for a body above `MAX_BODY_BYTES`. */
export const sentRequest = (request: Request): SentRequest => {
  const body = typeof request.requestBody === 'string' ? request.requestBody : ''
  if (new TextEncoder().encode(body).length > MAX_BODY_BYTES) throw bodyTooLarge()
  return {
    params: request.params,
    query: new URL(request.url, 'http://mock').searchParams,
    header: (name) => readHeader(request, name),
    body,
  }
}
