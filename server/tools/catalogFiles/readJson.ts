import { uniqBy } from 'es-toolkit'
import { sortedLastIndex } from 'es-toolkit/compat'
import {
  getNodeValue,
  type Node as JsonNode,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import { type Item, quote, type Report, type Table } from './mistakeList'

type Property = { name: string; key: JsonNode; value: JsonNode }

/** The properties of an object, as they are in the file: a name may be there twice. */
const propertiesOf = ({ children = [] }: JsonNode): Property[] =>
  children.flatMap((property) => {
    const [key, value] = property.children ?? []
    return key && value ? [{ name: String(key.value), key, value }] : []
  })

/** Takes a text; returns a function that takes an offset in it, and returns the line, from 1. */
const createLineFinder = (text: string) => {
  const ends = Array.from(text.matchAll(/\r\n?|\n/g), (newline) => newline.index + newline[0].length)
  return (offset: number): number => 1 + sortedLastIndex(ends, offset)
}

/** Such as 'comma expected'. */
const reasonOf = ({ error }: ParseError) =>
  printParseErrorCode(error)
    .replace(/\B[A-Z]/g, ' $&')
    .toLowerCase()

/**
 * Takes the text of a JSON file; returns its categories, then its products, unchecked, and reports the mistakes of the
 * JSON.
 */
export const readJson = (text: string, report: Report): Item[] => {
  const lineOf = createLineFinder(text)
  const reportNode = (node: JsonNode | undefined, problem: string) =>
    report(lineOf(node?.offset ?? 0), problem)

  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true })
  // What follows a mistake on its line is only confused by it.
  for (const error of uniqBy(errors, ({ offset }) => lineOf(offset)))
    report(lineOf(error.offset), `the JSON is not valid: ${reasonOf(error)}.`)
  if (errors.length > 0) return []
  if (root?.type !== 'object') {
    reportNode(root, 'the file must have an object with "categories", "products" or both.')
    return []
  }

  const items: Record<Table, Item[]> = { categories: [], products: [] }
  const seen = new Set<string>()
  for (const { name, key, value } of propertiesOf(root)) {
    if (name !== 'categories' && name !== 'products')
      reportNode(key, `${quote(name)} is neither "categories" nor "products".`)
    else if (seen.has(name)) reportNode(key, `${name} is given twice.`)
    else if (value.type !== 'array') reportNode(value, `${name} must be a list.`)
    else
      for (const item of value.children ?? []) {
        const fields = propertiesOf(item).map((field) => {
          return { name: field.name, value: getNodeValue(field.value), line: lineOf(field.key.offset) }
        })
        if (item.type === 'object')
          items[name].push({ table: name, entry: { fields, line: lineOf(item.offset) } })
        else reportNode(item, `${name} must contain objects only.`)
      }
    seen.add(name)
  }
  return [...items.categories, ...items.products]
}
