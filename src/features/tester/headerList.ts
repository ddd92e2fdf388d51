/** One line of the form's header list. `id` tells rows apart while they are edited and removed. */
export type HeaderRow = { id: number; isOn: boolean; name: string; value: string }
export type HeaderChange = Partial<Omit<HeaderRow, 'id'>>

const blankRow = (id: number): HeaderRow => ({ id, isOn: false, name: '', value: '' })
const isBlank = ({ name, value }: HeaderRow): boolean => name === '' && value === ''

const defaultRows: HeaderRow[] = [{ id: 1, isOn: true, name: 'Accept', value: '*/*' }, blankRow(2)]

/**
 * The rows that show. The specification lets the headers start empty (section 3) and shows
 * `Accept: *\/*` by default (section 2): an empty list is one that nobody has touched yet.
 */
export const rowsOf = (headers: HeaderRow[]): HeaderRow[] => (headers.length > 0 ? headers : defaultRows)

// There is always a blank row to type in, also after the last one was removed.
const endWithBlank = (rows: HeaderRow[]): HeaderRow[] => {
  const last = rows.at(-1)
  return last && isBlank(last) ? rows : [...rows, blankRow(Math.max(0, ...rows.map(({ id }) => id)) + 1)]
}

/** Changes one row. Typing in the last row ticks it and adds a blank one. */
export const changeRow = (headers: HeaderRow[], id: number, change: HeaderChange): HeaderRow[] => {
  const rows = rowsOf(headers)
  const isTypedInLast = change.isOn === undefined && rows.at(-1)?.id === id
  const full = isTypedInLast ? { ...change, isOn: true } : change
  return endWithBlank(rows.map((row) => (row.id === id ? { ...row, ...full } : row)))
}

export const removeRow = (headers: HeaderRow[], id: number): HeaderRow[] =>
  endWithBlank(rowsOf(headers).filter((row) => row.id !== id))
