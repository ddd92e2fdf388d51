import type { Request } from 'miragejs'

/** Takes a request and a header's name in any case; returns its value without outer blanks, '' where there is none. */
export const readHeader = ({ requestHeaders }: Request, name: string): string => {
  // fetch lowers a header's name, XMLHttpRequest does not.
  const header = Object.entries(requestHeaders).find(([sent]) => sent.toLowerCase() === name.toLowerCase())
  return (header?.[1] ?? '').trim()
}
