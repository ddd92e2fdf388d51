import type { CategoryDto } from '../../../src/contract'
import { type CatalogFile, type Entry, type Field, type Mistake, quote } from './catalogFile'
import { OPTIONAL, RULES, type Rules, wholeNumber } from './catalogRules'
import type { OwnerCatalog, OwnerProduct } from './readCatalog'

/** The valid fields of a product or a category, by name. */
type Row = Map<string, Field>

type Report = (line: number, problem: string) => void

const checkEntry = (entry: Entry, rules: Rules, report: Report): Row => {
  const row: Row = new Map()
  const seen = new Set<string>()
  for (const { name, value, line } of entry.fields) {
    const rule = rules.get(name)
    const problem = rule?.(value)
    if (!rule) report(line, `${quote(name)} is not a known field.`)
    else if (seen.has(name)) report(line, `${name} is given twice.`)
    else if (problem) report(line, `${name} ${problem}; it is ${quote(value)}.`)
    else row.set(name, { name, line, value: rule === wholeNumber ? String(Number(value)) : value })
    seen.add(name)
  }
  for (const name of rules.keys())
    if (!seen.has(name) && name !== OPTIONAL) report(entry.line, `${name} is missing.`)
  return row
}

const reportRepeated = (rows: Row[], name: string, report: Report) => {
  const lines = new Map<unknown, number>()
  for (const row of rows) {
    const field = row.get(name)
    if (!field) continue
    const first = lines.get(field.value)
    if (first === undefined) lines.set(field.value, field.line)
    else report(field.line, `${name} ${quote(field.value)} is in line ${first} already.`)
  }
}

/** The database keeps names unique at each step, so that no name passes from one category to another in one import. */
const reportTakenNames = (rows: Row[], current: CategoryDto[], report: Report) => {
  const owners = new Map<unknown, string>(current.map(({ _id, categoryName }) => [categoryName, _id]))
  for (const row of rows) {
    const id = row.get('_id')
    const name = row.get('categoryName')
    const owner = owners.get(name?.value)
    if (id && name && owner !== undefined && owner !== id.value)
      report(
        name.line,
        `categoryName ${quote(name.value)} belongs to ${quote(owner)}: rename that first, in an import of its own.`,
      )
  }
}

const reportUnknownCategories = (
  products: Row[],
  categories: Row[],
  current: CategoryDto[],
  report: Report,
) => {
  const given = new Set(categories.map((row) => row.get('_id')?.value))
  const names = new Set<unknown>([
    ...current.filter(({ _id }) => !given.has(_id)).map(({ categoryName }) => categoryName),
    ...categories.map((row) => row.get('categoryName')?.value),
  ])
  for (const row of products) {
    const name = row.get('categoryName')
    if (name && !names.has(name.value)) report(name.line, `categoryName ${quote(name.value)} is no category.`)
  }
}

const reportRaisedPrices = (products: Row[], report: Report) => {
  for (const row of products) {
    const price = row.get('price')
    const discounted = row.get('discountedPrice')
    if (price && discounted && Number(discounted.value) > Number(price.value))
      report(discounted.line, `discountedPrice ${discounted.value} is more than the price ${price.value}.`)
  }
}

const toDto = (row: Row) => Object.fromEntries([...row.values()].map(({ name, value }) => [name, value]))

/**
 * Takes a file and the catalogue of the database; returns the file's categories and products, complete if there are no
 * mistakes, and all mistakes in the order of the lines.
 */
export const validateCatalog = (
  file: CatalogFile,
  current: OwnerCatalog,
): { given: OwnerCatalog; mistakes: Mistake[] } => {
  const mistakes = [...file.mistakes]
  const report = (line: number, text: string) => {
    mistakes.push({ line, text })
  }
  const categories = file.categories.map((entry) => checkEntry(entry, RULES.categories, report))
  const products = file.products.map((entry) => checkEntry(entry, RULES.products, report))
  reportRepeated(categories, '_id', report)
  reportRepeated(categories, 'categoryName', report)
  reportTakenNames(categories, current.categories, report)
  reportRepeated(products, '_id', report)
  reportUnknownCategories(products, categories, current.categories, report)
  reportRaisedPrices(products, report)
  return {
    given: {
      categories: categories.map((row) => toDto(row) as CategoryDto),
      products: products.map((row) => toDto(row) as OwnerProduct),
    },
    mistakes: mistakes.sort((one, other) => one.line - other.line),
  }
}
