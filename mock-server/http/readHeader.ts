import type { Request } from 'miragejs'

/** Takes a request and a header's name in any case; returns its trimmed value, '' when it is missing. */
export const readHeader = ({ requestHeaders }: Request, name: string): string => {
  // fetch sends header names in lower case, XMLHttpRequest as they were set.
  const header = Object.entries(requestHeaders).find(([sent]) => sent.toLowerCase() === name.toLowerCase())
  return (header?.[1] ?? '').trim()
}
