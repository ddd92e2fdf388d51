import { CsvError, parse } from 'csv-parse/sync'
import { type CatalogFile, quote } from './catalogFile'
import { OPTIONAL, RULES } from './catalogRules'

const countNewlines = (record: string[]) => record.join().match(/\r\n?|\n/g)?.length ?? 0

/** CSV has texts only. Spreadsheets write true as TRUE. */
const readValue = (name: string, text: string) => {
  if (name === 'inStock' && /^(true|false)$/i.test(text)) return text.toLowerCase() === 'true'
  if (name === 'rating' && /^\d+(\.\d+)?$/.test(text)) return Number(text)
  return text
}

/**
 * Takes the text of a CSV file; returns its categories or products, as the header decides, unchecked, and the
 * mistakes in the CSV. The line of a record is its first one.
 */
export const readCsv = (text: string): CatalogFile => {
  const file: CatalogFile = { categories: [], products: [], mistakes: [] }
  const report = (line: number, problem: string) => {
    file.mistakes.push({ line, text: problem })
  }

  let records: string[][]
  try {
    // Records of another length are reported below, all of them.
    records = parse(text, { relax_column_count: true, record_delimiter: ['\r\n', '\n', '\r'] })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    report(Number(error.lines), error.message)
    return file
  }

  const [header = [], ...rows] = records
  const table = header.includes('image') ? 'categories' : 'products'
  const columns = [...RULES[table].keys()]
  for (const name of header)
    if (!columns.includes(name)) report(1, `${quote(name)} is not a column of ${table}.`)
  for (const name of columns) {
    const count = header.filter((column) => column === name).length
    if (count > 1 || (count === 0 && name !== OPTIONAL))
      report(1, `the column ${name} is ${count === 0 ? 'missing' : 'given twice'}.`)
  }
  if (file.mistakes.length > 0) return file

  let line = 2 + countNewlines(header)
  for (const row of rows) {
    const fields = header
      .map((name, index) => ({ name, value: readValue(name, row[index] ?? ''), line }))
      .filter(({ name, value }) => name !== OPTIONAL || value !== '')
    const isBlank = row.length === 1 && row[0] === ''
    if (row.length === header.length) file[table].push({ fields, line })
    else if (!isBlank) report(line, `there are ${row.length} values for ${header.length} columns.`)
    line += 1 + countNewlines(row)
  }
  return file
}
