import { isAddressFields } from '@/shared/address/addressFields'
import { isRecord } from '@/shared/json/isRecord'
import { arrivalOf, type Order, type OrderLine } from './order'
import type { OrdersState } from './ordersSlice'

const TEXTS = ['_id', 'title', 'imageLink', 'size']

/** No line of an order that the shop wrote has more: rupees, days, pieces. */
const MOST = { price: 10_000_000, discountedPrice: 10_000_000, deliveryTime: 10_000, qty: 100_000 }

const isCount = (value: unknown, most: number) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= most

const isLine = (value: unknown): value is OrderLine =>
  isRecord(value) &&
  TEXTS.every((field) => typeof value[field] === 'string') &&
  Object.entries(MOST).every(([field, most]) => isCount(value[field], most))

// The calendar of a browser has a first and a last day.
const arrivesOnADay = (placedAt: string, lines: OrderLine[]) =>
  !Number.isNaN(arrivalOf({ placedAt, lines }).getTime())

const isOrder = (value: unknown): value is Order =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.placedAt === 'string' &&
  Array.isArray(value.lines) &&
  value.lines.length > 0 &&
  value.lines.every(isLine) &&
  isAddressFields(value.delivery) &&
  arrivesOnADay(value.placedAt, value.lines)

const readEach = (kept: unknown): OrdersState['placed'] =>
  Object.fromEntries(
    Object.entries(isRecord(kept) ? kept : {}).flatMap(([owner, orders]) =>
      Array.isArray(orders) ? [[owner, orders.filter(isOrder)]] : [],
    ),
  )

/**
 * Reads the orders that a browser kept; undefined when they are not what they should be. An order that
 * was spoilt is left out alone. The shop did not always keep those that wait for their answer. None of
 * them is the latest: that is what this visit placed.
 */
export const readOrders = (kept: unknown): OrdersState | undefined =>
  isRecord(kept) && isRecord(kept.placed)
    ? { placed: readEach(kept.placed), pending: readEach(kept.pending), latest: null }
    : undefined
