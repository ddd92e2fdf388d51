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
