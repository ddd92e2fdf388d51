import { isRecord } from '@resham/contract'
import { type Item, quote, type Report, type Table } from './mistakeList'

const ONE = { categories: 'category', products: 'product' }

/** The line of an error of `JSON.parse`, if it tells a position. */
const placeOf = (text: string, { message }: Error) => {
  const [, position] = /at position (\d+)/.exec(message) ?? []
  return position ? `line ${text.slice(0, Number(position)).split(/\r\n?|\n/).length}` : 'the file'
}

const parse = (text: string, report: Report): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    report(placeOf(text, error), `the JSON is not valid: ${error.message}.`)
    return undefined
  }
}

/**
 * Takes the text of a JSON file; returns its categories, then its products, unchecked, and reports the mistakes of the
 * JSON.
 */
export const readJson = (text: string, report: Report): Item[] => {
  const file = parse(text, report)
  if (file === undefined) return []
  const reject = (problem: string) => report('the file', problem)
  if (!isRecord(file)) {
    reject('it must be an object with "categories", "products" or both.')
    return []
  }
  for (const name of Object.keys(file))
    if (!Object.hasOwn(ONE, name)) reject(`${quote(name)} is neither "categories" nor "products".`)
  const itemsOf = (table: Table): Item[] => {
    const list = file[table]
    if (list === undefined) return []
    if (!Array.isArray(list)) {
      reject(`${table} must be a list.`)
      return []
    }
    return list.flatMap((fields: unknown, index) => {
      const place = `${ONE[table]} ${index + 1}`
      if (isRecord(fields)) {
        const id = fields._id === undefined ? '' : ` (id ${quote(fields._id)})`
        return { table, entry: { place: place + id, fields } }
      }
      report(place, `it must be an object; it is ${quote(fields)}.`)
      return []
    })
  }
  return [...itemsOf('categories'), ...itemsOf('products')]
}
