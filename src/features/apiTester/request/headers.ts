/** A row of the header list; `id` is its key. */
export type HeaderRow = { id: number; isOn: boolean; name: string; value: string }
export type HeaderChange = Partial<Omit<HeaderRow, 'id'>>

const blankRow = (id: number): HeaderRow => ({ id, isOn: false, name: '', value: '' })
const isBlank = ({ name, value }: HeaderRow): boolean => name === '' && value === ''

const defaultRows: HeaderRow[] = [{ id: 1, isOn: true, name: 'Accept', value: '*/*' }, blankRow(2)]

/**
 * The rows to show. The headers start empty (specification, section 3), but show `Accept: *\/*` by default (section 2):
 * an empty list is an unedited one.
 */
export const rowsOf = (headers: HeaderRow[]): HeaderRow[] => (headers.length > 0 ? headers : defaultRows)

// There is always a blank last row to type in.
const endWithBlank = (rows: HeaderRow[]): HeaderRow[] => {
  const last = rows.at(-1)
  return last && isBlank(last) ? rows : [...rows, blankRow(Math.max(0, ...rows.map(({ id }) => id)) + 1)]
}

/** Takes headers; returns their rows, ticked. */
export const toRows = (headers: Record<string, string>): HeaderRow[] =>
  endWithBlank(
    Object.entries(headers).map(([name, value], index) => ({ id: index + 1, isOn: true, name, value })),
  )

/** Changes one row. Typing in the last row ticks it and adds a blank one. */
export const changeRow = (headers: HeaderRow[], id: number, change: HeaderChange): HeaderRow[] => {
  const rows = rowsOf(headers)
  const isTypedInLast = change.isOn === undefined && rows.at(-1)?.id === id
  const full = isTypedInLast ? { ...change, isOn: true } : change
  return endWithBlank(rows.map((row) => (row.id === id ? { ...row, ...full } : row)))
}

export const removeRow = (headers: HeaderRow[], id: number): HeaderRow[] =>
  endWithBlank(rowsOf(headers).filter((row) => row.id !== id))

/** Adds headers, ticked; a row of the same name gets the value. */
export const addHeaders = (headers: HeaderRow[], added: Record<string, string>): HeaderRow[] =>
  Object.entries(added).reduce((rows, [name, value]) => {
    const shown = rowsOf(rows)
    const row = shown.find((other) => other.name.trim().toLowerCase() === name.toLowerCase()) ?? shown.at(-1)
    return row ? changeRow(rows, row.id, { name, value, isOn: true }) : rows
  }, headers)

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
