import { parseArgs } from 'node:util'
import { isBlank, ORDER_STATUSES, type OrderStatus, type TrackingDto } from '@resham/contract'
import { tracking as trackingSchema } from '@resham/contract/resources/orders'
import { readOrderNumber } from '@resham/contract/serverRules/orderNumber'
import { SettingsError } from '../../settingsError'

export type NewStatus = Exclude<OrderStatus, 'placed'>
export type OrdersCommand =
  | { name: 'list'; csv: boolean; limit: number; status: OrderStatus | undefined }
  | { name: 'show'; number: string }
  | { name: 'status'; number: string; status: NewStatus; tracking: TrackingDto }

const USAGE =
  'Use "npm run orders", with "-- --limit N" for the newest N, "-- --status=placed" for those, or "npm run --silent orders -- --csv" for a spreadsheet; "npm run orders -- show NUMBER", or "npm run orders -- status NUMBER packed|shipped|delivered|cancelled [--carrier=… --tracking=… --url=…]".'

const OPTIONS = {
  csv: { type: 'boolean' },
  limit: { type: 'string' },
  status: { type: 'string' },
  carrier: { type: 'string' },
  tracking: { type: 'string' },
  url: { type: 'string' },
} as const

const parse = (args: string[]) => {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true })
  } catch {
    throw new SettingsError(USAGE)
  }
}

const isStatus = (text: string): text is OrderStatus => ORDER_STATUSES.some((status) => status === text)

const readNumber = (typed: string): string => {
  const number = readOrderNumber(typed)
  if (!number) throw new SettingsError(`'${typed}' is not the number of an order, such as K7M2-9QXD.`)
  return number
}

const readNewStatus = (typed: string): NewStatus => {
  if (isStatus(typed) && typed !== 'placed') return typed
  throw new SettingsError(
    `An order cannot become '${typed}', only ${ORDER_STATUSES.slice(1, -1).join(', ')} or cancelled.`,
  )
}

/** Takes how a shipped order can be followed, of which any may be missing; returns it. */
const readTracking = (status: NewStatus, sent: TrackingDto): TrackingDto => {
  const given = Object.entries(sent).filter(([, value]) => value !== undefined)
  if (given.length > 0 && status !== 'shipped')
    throw new SettingsError('Only a shipped order has --carrier, --tracking and --url.')
  if (given.some(([, value]) => isBlank(value)))
    throw new SettingsError('--carrier, --tracking and --url must not be blank.')
  const { data, success } = trackingSchema.safeParse(Object.fromEntries(given))
  if (!success) throw new SettingsError(`--url must be an http or https URL, not '${sent.url}'.`)
  return data
}

/** Takes the arguments of `npm run orders`; returns the command. Throws a `SettingsError` for wrong ones. */
export const readCommand = (args: string[]): OrdersCommand => {
  const { positionals, values } = parse(args)
  const { csv = false, limit, status, carrier, tracking: number, url } = values
  const [name, typedNumber, typedStatus, ...rest] = positionals
  const isTracked = [carrier, number, url].some((value) => value !== undefined)
  const isList = csv || limit !== undefined || status !== undefined
  if (name === undefined && !isTracked) {
    if (limit !== undefined && !/^[1-9]\d{0,14}$/.test(limit)) throw new SettingsError(USAGE)
    if (status !== undefined && !isStatus(status))
      throw new SettingsError(`--status must be one of ${ORDER_STATUSES.join(', ')}, not '${status}'.`)
    return { name: 'list', csv, limit: limit ? Number(limit) : Number.POSITIVE_INFINITY, status }
  }
  if (isList || rest.length > 0 || typedNumber === undefined) throw new SettingsError(USAGE)
  if (name === 'show' && typedStatus === undefined && !isTracked)
    return { name, number: readNumber(typedNumber) }
  if (name !== 'status' || typedStatus === undefined) throw new SettingsError(USAGE)
  const newStatus = readNewStatus(typedStatus)
  return {
    name,
    number: readNumber(typedNumber),
    status: newStatus,
    tracking: readTracking(newStatus, { carrier, number, url }),
  }
}
