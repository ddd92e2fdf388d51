import type { CategoryDto } from '@resham/contract'
import type { OwnerProduct } from '../../database/readProducts'
import { OPTIONAL, RULES, type Rules, WHOLE_NUMBERS } from './fieldRules'
import { type Entry, type Field, quote, type Report } from './mistakeList'

/** The valid fields of a product or a category, by name. */
type Row = Map<string, Field>

const checkEntry = (entry: Entry, rules: Rules, report: Report): Row => {
  const row: Row = new Map()
  const seen = new Set<string>()
  for (const { name, value, line } of entry.fields) {
    const rule = rules.get(name)
    const problem = rule?.(value)
    if (!rule) report(line, `${quote(name)} is not a known field.`)
    else if (seen.has(name)) report(line, `${name} is given twice.`)
    else if (problem) report(line, `${name} ${problem}; it is ${quote(value)}.`)
    else row.set(name, { name, line, value: WHOLE_NUMBERS.has(rule) ? String(Number(value)) : value })
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

const toDto = (row: Row) => Object.fromEntries([...row.values()].map(({ name, value }) => [name, value]))

/**
 * Takes the categories of a file, those of the database, and where to report mistakes; returns the file's categories,
 * complete if there are no mistakes, and the names of all categories that there will be.
 */
export const validateCategories = (entries: Entry[], current: CategoryDto[], report: Report) => {
  const rows = entries.map((entry) => checkEntry(entry, RULES.categories, report))
  reportRepeated(rows, '_id', report)
  reportRepeated(rows, 'categoryName', report)
  reportTakenNames(rows, current, report)
  const given = new Set(rows.map((row) => row.get('_id')?.value))
  const kept = current.filter(({ _id }) => !given.has(_id)).map(({ categoryName }) => categoryName)
  return {
    categories: rows.map((row) => toDto(row) as CategoryDto),
    names: new Set<unknown>([...kept, ...rows.map((row) => row.get('categoryName')?.value)]),
  }
}

/**
 * Takes a product of a file, the names of the categories, and where to report mistakes; returns the product, complete if
 * there are no mistakes. Whether its id is repeated is for the database to say.
 */
export const validateProduct = (entry: Entry, names: ReadonlySet<unknown>, report: Report): OwnerProduct => {
  const row = checkEntry(entry, RULES.products, report)
  const [name, price, discounted] = ['categoryName', 'price', 'discountedPrice'].map((field) =>
    row.get(field),
  )
  if (name && !names.has(name.value)) report(name.line, `categoryName ${quote(name.value)} is no category.`)
  if (price && discounted && Number(discounted.value) > Number(price.value))
    report(discounted.line, `discountedPrice ${discounted.value} is more than the price ${price.value}.`)
  return toDto(row) as OwnerProduct
}
