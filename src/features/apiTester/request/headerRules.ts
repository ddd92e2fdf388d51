import type { HeaderRow } from './headerList'

export type HeaderError = { field: 'name' | 'value'; text: string }

// Forbidden headers: the browser silently drops them, so the tester reports them.
const forbiddenNames = new Set(
  `accept-charset accept-encoding access-control-request-headers access-control-request-method connection
  content-length content-transfer-encoding cookie cookie2 date dnt expect host keep-alive origin referer
  set-cookie te trailer transfer-encoding upgrade user-agent via`.split(/\s+/),
)
const isForbidden = (name: string): boolean => forbiddenNames.has(name) || /^(proxy|sec)-/.test(name)

const namePattern = /^[!#$%&'*+.^_`|~0-9a-z-]+$/i
const valuePattern = /^[\t\x20-\x7e\x80-\xff]*$/

const isSent = ({ isOn, name }: HeaderRow): boolean => isOn && name.trim() !== ''

const errorOf = (row: HeaderRow, earlier: Set<string>): HeaderError | null => {
  const name = row.name.trim()
  const key = name.toLowerCase()
  if (!namePattern.test(name)) {
    return { field: 'name', text: 'A header name may contain letters, digits and hyphens, but no spaces.' }
  }
  if (isForbidden(key)) return { field: 'name', text: `The browser sets ${name} itself.` }
  if (earlier.has(key)) return { field: 'name', text: `${name} is already listed above.` }
  if (!valuePattern.test(row.value.trim())) {
    return { field: 'value', text: 'A header value must be one line of Latin letters, digits and symbols.' }
  }
  return null
}

/** The errors of the rows that would be sent, by row id. */
export const headerErrors = (rows: HeaderRow[]): Map<number, HeaderError> => {
  const errors = new Map<number, HeaderError>()
  const names = new Set<string>()
  for (const row of rows.filter(isSent)) {
    const error = errorOf(row, names)
    if (error) errors.set(row.id, error)
    names.add(row.name.trim().toLowerCase())
  }
  return errors
}

/** The headers to send: ticked rows with a name, trimmed. */
export const toHeaders = (rows: HeaderRow[]): Record<string, string> =>
  Object.fromEntries(rows.filter(isSent).map(({ name, value }) => [name.trim(), value.trim()]))
