import { isAddressFields } from '@/shared/address/addressFields'
import { isRecord } from '@/shared/json/isRecord'
import type { Order, OrderLine } from './order'
import type { OrdersState } from './ordersSlice'

const TEXTS = ['_id', 'title', 'imageLink', 'size']
const NUMBERS = ['price', 'discountedPrice', 'deliveryTime', 'qty']

const isLine = (value: unknown): value is OrderLine =>
  isRecord(value) &&
  TEXTS.every((field) => typeof value[field] === 'string') &&
  NUMBERS.every((field) => Number.isFinite(value[field]))

const isOrder = (value: unknown): value is Order =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.placedAt === 'string' &&
  !Number.isNaN(Date.parse(value.placedAt)) &&
  Array.isArray(value.lines) &&
  value.lines.every(isLine) &&
  isAddressFields(value.delivery)

/**
 * Reads the orders that a browser kept; undefined when they are not what they should be. An order that
 * was spoilt is left out alone. None of them is the latest: that is what this visit placed.
 */
export const readOrders = (kept: unknown): OrdersState | undefined => {
  if (!isRecord(kept) || !isRecord(kept.placed)) return undefined
  const placed = Object.entries(kept.placed).flatMap(([owner, orders]) =>
    Array.isArray(orders) ? [[owner, orders.filter(isOrder)]] : [],
  )
  return { placed: Object.fromEntries(placed), latest: null }
}
