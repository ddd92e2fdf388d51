import { uniqBy } from 'es-toolkit'
import { sortedLastIndex } from 'es-toolkit/compat'
import {
  getNodeValue,
  type Node as JsonNode,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import { type CatalogFile, quote } from './catalogFile'

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

/** Takes the text of a JSON file; returns its categories and products, unchecked, and the mistakes of the JSON. */
export const readJson = (text: string): CatalogFile => {
  const file: CatalogFile = { categories: [], products: [], mistakes: [] }
  const lineOf = createLineFinder(text)
  const report = (node: JsonNode | undefined, problem: string) => {
    file.mistakes.push({ line: lineOf(node?.offset ?? 0), text: problem })
  }

  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true })
  if (errors.length > 0) {
    const mistakes = errors.map((error) => {
      return { line: lineOf(error.offset), text: `the JSON is not valid: ${reasonOf(error)}.` }
    })
    // What follows a mistake on its line is only confused by it.
    return { ...file, mistakes: uniqBy(mistakes, ({ line }) => line) }
  }
  if (root?.type !== 'object') {
    report(root, 'the file must have an object with "categories", "products" or both.')
    return file
  }

  const seen = new Set<string>()
  for (const { name, key, value } of propertiesOf(root)) {
    if (name !== 'categories' && name !== 'products')
      report(key, `${quote(name)} is neither "categories" nor "products".`)
    else if (seen.has(name)) report(key, `${name} is given twice.`)
    else if (value.type !== 'array') report(value, `${name} must be a list.`)
    else
      for (const item of value.children ?? []) {
        const fields = propertiesOf(item).map((field) => {
          return { name: field.name, value: getNodeValue(field.value), line: lineOf(field.key.offset) }
        })
        if (item.type === 'object') file[name].push({ fields, line: lineOf(item.offset) })
        else report(item, `${name} must contain objects only.`)
      }
    seen.add(name)
  }
  return file
}
