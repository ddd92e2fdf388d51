import { pipeline, Readable } from 'node:stream'
import { isBlank } from '@resham/contract'
import { CsvError, type CsvErrorCode, parse } from 'csv-parse'
import { restoreText } from '../spreadsheetText'
import { checkHeader, EXPECTED_COLUMNS, type Row } from './checkHeader'
import { OPTIONAL } from './fieldRules'
import { findSeparator } from './findSeparator'
import { type Item, quote, type Report, type Table } from './mistakeList'

const PROBLEMS: Partial<Record<CsvErrorCode, string>> = {
  INVALID_OPENING_QUOTE: 'a quote is in the middle of a value.',
  CSV_INVALID_CLOSING_QUOTE: 'a value goes on after the quote that closes it.',
  CSV_QUOTE_NOT_CLOSED: 'a value begins with a quote, and none closes it.',
}

const QUOTING = 'Expected is a value in quotes, where each of its own is written twice: "a ""plain"" stole".'

const countNewlines = (record: string[]) => record.join().match(/\r\n?|\n/g)?.length ?? 0

/** CSV has texts only. Spreadsheets write true as TRUE. */
const readValue = (name: string, text: string) => {
  if (name === 'inStock' && /^(true|false)$/i.test(text)) return text.toLowerCase() === 'true'
  // In many countries spreadsheets write decimals with a comma.
  if (name === 'rating' && /^\d+([.,]\d+)?$/.test(text)) return Number(text.replace(',', '.'))
  return text
}

/** Whether a row may end before a column: spreadsheets write no separators for empty cells at the end of some rows. */
const isOmittable = (name: string) => name === OPTIONAL || name === ''

const placeOf = (line: number) => `line ${line}`

const readFields = (header: Row, row: Row, report: Report) => {
  const fields: Record<string, unknown> = {}
  for (const [index, name] of header.entries()) {
    const text = restoreText(row[index] ?? '')
    if (name === '' && !isBlank(text))
      report(placeOf(row.line), `${quote(text)} is in a column without a name.`)
    if (name !== '' && (name !== OPTIONAL || text !== '')) fields[name] = readValue(name, text)
  }
  return fields
}

/**
 * Takes the text of a CSV file, in pieces; yields its categories or products, as the header decides, unchecked, and
 * reports the mistakes in the CSV. The line of a record is its first one.
 */
export async function* readCsv(text: AsyncIterable<string>, report: Report): AsyncGenerator<Item> {
  const { separator, whole } = await findSeparator(text)
  let line = 1
  const records = parse({
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    // The parser would stop at the first record of another length. All of them are reported below.
    relax_column_count: true,
    // Blank records are skipped here, so that their lines are counted.
    on_record: (values) => {
      const row: Row = Object.assign(values, { line })
      line += 1 + countNewlines(values)
      return isBlank(values.join('')) ? null : row
    },
  })
  pipeline(Readable.from(whole), records, () => {})
  let header: Row | undefined
  let table: Table = 'products'
  try {
    for await (const row of records as AsyncIterable<Row>) {
      if (!header) {
        header = row
        if (header.includes('image')) table = 'categories'
        if (!checkHeader(header, table, report)) return
      } else if (row.length <= header.length && header.slice(row.length).every(isOmittable))
        yield { table, entry: { place: placeOf(row.line), fields: readFields(header, row, report) } }
      else report(placeOf(row.line), `there are ${row.length} values for ${header.length} columns.`)
    }
    if (!header) report(placeOf(1), `there is no row with a value. ${EXPECTED_COLUMNS}`)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    report(placeOf(line), `${PROBLEMS[error.code] ?? error.message} ${QUOTING}`)
  }
}
