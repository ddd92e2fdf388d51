import { parseArgs } from 'node:util'
import { SettingsError } from '../../settingsError'

export type OrdersOptions = { csv: boolean; limit: number }

const USAGE =
  'Use "npm run orders", with "-- --limit N" for the newest N, or "npm run --silent orders -- --csv" for a spreadsheet.'

const parse = (args: string[]) => {
  try {
    const options = { csv: { type: 'boolean' }, limit: { type: 'string' } } as const
    return parseArgs({ args, options }).values
  } catch {
    throw new SettingsError(USAGE)
  }
}

/** Takes the arguments of `npm run orders`; returns the options. Throws a `SettingsError` for wrong ones. */
export const readOptions = (args: string[]): OrdersOptions => {
  const { csv = false, limit } = parse(args)
  if (limit === undefined) return { csv, limit: Number.POSITIVE_INFINITY }
  if (/^[1-9]\d{0,14}$/.test(limit)) return { csv, limit: Number(limit) }
  throw new SettingsError(USAGE)
}
