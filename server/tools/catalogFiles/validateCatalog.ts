import type { CategoryDto } from '@resham/contract'
import type { OwnerProduct } from '../../database/readProducts'
import { OPTIONAL, RULES, type Rules, WHOLE_NUMBERS } from './fieldRules'
import { type Entry, quote, type Report } from './mistakeList'

/** Reports the mistakes of an entry; returns it with its valid fields. */
const checkEntry = ({ place, fields }: Entry, rules: Rules, report: Report): Entry => {
  const valid: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) {
    const rule = rules.get(name)
    const problem = rule?.(value)
    if (!rule) report(place, `${quote(name)} is not a known field.`)
    else if (problem) report(place, `${name} ${problem}; it is ${quote(value)}.`)
    else valid[name] = WHOLE_NUMBERS.has(rule) ? String(Number(value)) : value
  }
  for (const name of rules.keys())
    if (!Object.hasOwn(fields, name) && name !== OPTIONAL) report(place, `${name} is missing.`)
  return { place, fields: valid }
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
  const checked = entries.map((entry) => checkEntry(entry, RULES.categories, report))
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
  const { place, fields } = checkEntry(entry, RULES.products, report)
  const { categoryName, price, discountedPrice } = fields
  if (categoryName !== undefined && !names.has(categoryName))
    report(place, `categoryName ${quote(categoryName)} is no category.`)
  // If a price is missing or wrong, its number is NaN, and the comparison false.
  if (Number(discountedPrice) > Number(price))
    report(place, `discountedPrice ${discountedPrice} is more than the price ${price}.`)
  return fields as OwnerProduct
}
