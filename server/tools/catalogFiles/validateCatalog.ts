import type { CategoryDto } from '@resham/contract'
import { category, product } from '@resham/contract/resources/catalog'
import { pickBy } from 'es-toolkit'
import type { OwnerProduct } from '../../database/readProducts'
import { OPTIONAL, RULES } from './fieldRules'
import { type Entry, quote, type Report, type Table } from './mistakeList'

/** What the API sends of each table: an entry is checked as one that is stored. */
const SCHEMAS = { categories: category, products: product }

/** Digits as the contract has them, of a text or a number. */
const toDigits = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).replace(/^0+(?=\d)/, '') : value

/** Reports the mistakes of an entry; returns it with its valid fields, as they are stored. */
const checkEntry = ({ place, fields }: Entry, table: Table, report: Report): Entry => {
  const rules = RULES[table]
  const stored: Record<string, unknown> = {}
  const problems: Record<string, string | undefined> = {}
  for (const [name, value] of Object.entries(fields)) {
    const rule = rules.get(name)
    if (!rule) {
      report(place, `${quote(name)} is not a known field.`)
      continue
    }
    stored[name] = rule.isDigits ? toDigits(value) : value
    problems[name] = rule.check?.(stored[name])
  }
  const { data, error } = SCHEMAS[table].safeParse(stored)
  for (const { path } of error?.issues ?? []) {
    const name = String(path[0])
    problems[name] ??= rules.get(name)?.must
  }
  for (const name of rules.keys()) {
    const problem = problems[name]
    if (!Object.hasOwn(fields, name)) {
      if (name !== OPTIONAL) report(place, `${name} is missing.`)
    } else if (problem) report(place, `${name} ${problem}; it is ${quote(fields[name])}.`)
  }
  return { place, fields: pickBy({ ...stored, ...data }, (_value, name) => !problems[name]) }
}

const reportRepeated = (entries: Entry[], name: string, report: Report) => {
  const places = new Map<unknown, string>()
  for (const { place, fields } of entries) {
    const value = fields[name]
    if (value === undefined) continue
    const first = places.get(value)
    if (first === undefined) places.set(value, place)
    else report(place, `${name} ${quote(value)} is in ${first} already.`)
  }
}

/**
 * Reports each name that another category of the database has. The database keeps names unique at each step,
 * so that one import cannot pass a name from one category to another.
 */
const reportTakenNames = (entries: Entry[], current: CategoryDto[], report: Report) => {
  const owners = new Map<unknown, string>(current.map(({ _id, categoryName }) => [categoryName, _id]))
  for (const { place, fields } of entries) {
    const { _id, categoryName } = fields
    const owner = owners.get(categoryName)
    if (_id !== undefined && owner !== undefined && owner !== _id)
      report(
        place,
        `categoryName ${quote(categoryName)} belongs to ${quote(owner)}: rename that first, in an import of its own.`,
      )
  }
}

/**
 * Takes the categories of a file, those of the database, and where to report mistakes; returns the file's categories,
 * complete if there are no mistakes, and the names of all categories that there will be.
 */
export const validateCategories = (entries: Entry[], current: CategoryDto[], report: Report) => {
  const checked = entries.map((entry) => checkEntry(entry, 'categories', report))
  reportRepeated(checked, '_id', report)
  reportRepeated(checked, 'categoryName', report)
  reportTakenNames(checked, current, report)
  const categories = checked.map(({ fields }) => fields as CategoryDto)
  const given = new Set(categories.map(({ _id }) => _id))
  const kept = current.filter(({ _id }) => !given.has(_id)).map(({ categoryName }) => categoryName)
  return {
    categories,
    names: new Set<unknown>([...kept, ...categories.map(({ categoryName }) => categoryName)]),
  }
}

/**
 * Takes a product of a file, the names of the categories, and where to report mistakes; returns the product,
 * complete if there are no mistakes. It does not look for repeated ids, which the database finds.
 */
export const validateProduct = (entry: Entry, names: ReadonlySet<unknown>, report: Report): OwnerProduct => {
  const { place, fields } = checkEntry(entry, 'products', report)
  const { categoryName, price, discountedPrice } = fields
  if (categoryName !== undefined && !names.has(categoryName))
    report(place, `categoryName ${quote(categoryName)} is no category.`)
  // If a price is missing or wrong, its number is NaN, and the comparison false.
  if (Number(discountedPrice) > Number(price))
    report(place, `discountedPrice ${discountedPrice} is more than the price ${price}.`)
  return fields as OwnerProduct
}
