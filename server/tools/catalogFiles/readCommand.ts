import { parseArgs } from 'node:util'
import type { ExportFormat } from './exportCatalog'
import { CatalogError } from './mistakeList'

export type CatalogCommand =
  | { name: 'import'; path: string; addsLookalikes: boolean }
  | { name: 'export'; format: ExportFormat }

const USAGE =
  'Use "npm run catalog -- import FILE", with --add for new products whose ids look like others; or "npm run --silent catalog -- export", with --csv for the products and --csv --categories for the categories.'

const OPTIONS = {
  csv: { type: 'boolean' },
  categories: { type: 'boolean' },
  add: { type: 'boolean' },
} as const

const parse = (args: string[]) => {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true })
  } catch {
    throw new CatalogError(USAGE)
  }
}

/** Takes the arguments of `npm run catalog`; returns the command. Throws a `CatalogError` for wrong ones. */
export const readCommand = (args: string[]): CatalogCommand => {
  const { positionals, values } = parse(args)
  const { csv, categories, add = false } = values
  const [name, path, ...rest] = positionals
  if (name === 'import' && path && rest.length === 0 && !csv && !categories)
    return { name, path, addsLookalikes: add }
  if (name === 'export' && path === undefined && !add && (csv || !categories))
    return { name, format: csv ? (categories ? 'categories' : 'products') : 'json' }
  throw new CatalogError(USAGE)
}
