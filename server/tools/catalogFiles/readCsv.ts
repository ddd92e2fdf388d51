import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { OPTIONAL, RULES } from './fieldRules'
import { type Item, quote, type Report, type Table } from './mistakes'

const countNewlines = (record: string[]) => record.join().match(/\r\n?|\n/g)?.length ?? 0

/** CSV has texts only. Spreadsheets write true as TRUE. */
const readValue = (name: string, text: string) => {
  if (name === 'inStock' && /^(true|false)$/i.test(text)) return text.toLowerCase() === 'true'
  if (name === 'rating' && /^\d+(\.\d+)?$/.test(text)) return Number(text)
  return text
}

/** Returns whether the header is valid. */
const checkHeader = (header: string[], table: Table, report: Report): boolean => {
  let isValid = true
  const reject = (problem: string) => {
    isValid = false
    report(1, problem)
  }
  const columns = [...RULES[table].keys()]
  for (const name of header)
    if (!columns.includes(name)) reject(`${quote(name)} is not a column of ${table}.`)
  for (const name of columns) {
    const count = header.filter((column) => column === name).length
    if (count > 1 || (count === 0 && name !== OPTIONAL))
      reject(`the column ${name} is ${count === 0 ? 'missing' : 'given twice'}.`)
  }
  return isValid
}

/**
 * Takes the text of a CSV file, in pieces; yields its categories or products, as the header decides, unchecked, and
 * reports the mistakes in the CSV. The line of a record is its first one.
 */
export async function* readCsv(text: AsyncIterable<string>, report: Report): AsyncGenerator<Item> {
  // Records of another length are reported below, all of them.
  const records = parse({ relax_column_count: true, record_delimiter: ['\r\n', '\n', '\r'] })
  pipeline(Readable.from(text), records, () => {})
  let header: string[] | undefined
  let table: Table = 'products'
  let line = 1
  try {
    for await (const row of records as AsyncIterable<string[]>) {
      if (!header) {
        header = row
        if (header.includes('image')) table = 'categories'
        if (!checkHeader(header, table, report)) return
      } else if (row.length === header.length) {
        const fields = header
          .map((name, index) => ({ name, value: readValue(name, row[index] ?? ''), line }))
          .filter(({ name, value }) => name !== OPTIONAL || value !== '')
        yield { table, entry: { fields, line } }
      } else if (row.length > 1 || row[0] !== '')
        report(line, `there are ${row.length} values for ${header.length} columns.`)
      line += 1 + countNewlines(row)
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    report(Number(error.lines), error.message)
  }
}
