import {
  bodyTooLarge,
  type Fields,
  MAX_BODY_BYTES,
  parseBody,
} from '@resham/contract/serverChecks/readFields'
import type { Request } from 'miragejs'

/** Takes a request; returns its body, a JSON object. Throws 413 above 100 kB, and 400 for any other body. */
export const readBody = ({ requestBody }: Request): Fields => {
  const text = typeof requestBody === 'string' ? requestBody : ''
  if (new TextEncoder().encode(text).length > MAX_BODY_BYTES) throw bodyTooLarge()
  return parseBody(text)
}

/** Takes a request and a header's name in any case; returns its trimmed value, '' when it is missing. */
export const readHeader = ({ requestHeaders }: Request, name: string): string => {
  // fetch sends header names in lower case, XMLHttpRequest as they were set.
  const header = Object.entries(requestHeaders).find(([sent]) => sent.toLowerCase() === name.toLowerCase())
  return (header?.[1] ?? '').trim()
}
