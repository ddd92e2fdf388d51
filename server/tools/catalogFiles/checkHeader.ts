import { OPTIONAL, RULES } from './fieldRules'
import { quote, type Report, type Table } from './mistakeList'

/** The values of a record, with its first line. */
export type Row = string[] & { line: number }

const namesOf = (table: Table) => [...RULES[table].keys()].join(', ')

/** What the first row of a CSV file should be. */
export const EXPECTED_COLUMNS = `Expected are the columns of products (${namesOf('products')}) or of categories (${namesOf('categories')}), separated by commas, semicolons or tabs.`

/** Takes the header of a CSV file and its table; reports its mistakes, and returns whether it is valid. */
export const checkHeader = (header: Row, table: Table, report: Report): boolean => {
  let isValid = true
  const reject = (problem: string) => {
    isValid = false
    report(`line ${header.line}`, problem)
  }
  const columns = [...RULES[table].keys()]
  const unknown = header.filter((name) => name !== '' && !columns.includes(name))
  if (header.every((name) => name === '' || unknown.includes(name))) {
    reject(`the first row has no known column. ${EXPECTED_COLUMNS}`)
    return false
  }
  for (const name of unknown) reject(`${quote(name)} is not a column of ${table}.`)
  for (const name of columns) {
    const count = header.filter((column) => column === name).length
    if (count > 1 || (count === 0 && name !== OPTIONAL))
      reject(`the column ${name} is ${count === 0 ? 'missing' : 'given twice'}.`)
  }
  return isValid
}
