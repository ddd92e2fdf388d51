/** A row of the header list; `id` is its key. `isFromCall`: a chosen call has added it, and its texts were not edited. */
export type HeaderRow = {
  id: number
  isOn: boolean
  name: string
  value: string
  isFromCall?: boolean | undefined
}
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

/** Changes one row. Typing in the last row ticks it and adds a blank one. */
export const changeRow = (headers: HeaderRow[], id: number, change: HeaderChange): HeaderRow[] => {
  const rows = rowsOf(headers)
  const isTypedInLast = change.isOn === undefined && rows.at(-1)?.id === id
  const full = isTypedInLast ? { ...change, isOn: true } : change
  const isEdit = change.name !== undefined || change.value !== undefined
  const edited = (row: HeaderRow) => ({ ...row, isFromCall: isEdit ? undefined : row.isFromCall, ...full })
  return endWithBlank(rows.map((row) => (row.id === id ? edited(row) : row)))
}

export const removeRow = (headers: HeaderRow[], id: number): HeaderRow[] =>
  endWithBlank(rowsOf(headers).filter((row) => row.id !== id))

/**
 * Replaces the rows of the call that was chosen before by those for the headers of another, ticked. A row of the same
 * name gets the value.
 */
export const replaceCallHeaders = (headers: HeaderRow[], added: Record<string, string>): HeaderRow[] => {
  let rows = headers.filter(({ isFromCall }) => !isFromCall)
  for (const [name, value] of Object.entries(added)) {
    const same = rowsOf(rows).find((row) => row.name.trim().toLowerCase() === name.toLowerCase())
    const id = same?.id ?? rowsOf(rows).at(-1)?.id
    if (id !== undefined) rows = changeRow(rows, id, { name, value, isOn: true, isFromCall: !same })
  }
  return rows
}
