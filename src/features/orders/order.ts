import {
  isRecord,
  nextStatuses,
  type OrderDto,
  type OrderId,
  type OrderLineDto,
  type OrderStatus,
  type ProductId,
} from '@resham/contract'
import type { Location } from 'react-router-dom'
import { type Product, parseNumber } from '@/shared/product/product'
import { formatDay } from '@/shared/text/formatDate'

/** A line as it was bought; prices in rupees. */
export type OrderLine = Omit<OrderLineDto, 'price' | 'discountedPrice'> & {
  price: number
  discountedPrice: number
}

/** An order of the account. */
export type Order = Omit<OrderDto, 'lines'> & { lines: OrderLine[] }

/** Parses an order of the API. Throws a RangeError that names an invalid price. */
export const parseOrder = (order: OrderDto): Order => ({
  ...order,
  lines: order.lines.map((line) => ({
    ...line,
    price: parseNumber('price', line.price),
    discountedPrice: parseNumber('discountedPrice', line.discountedPrice),
  })),
})

/**
 * The end of the day by which all of an order arrives: the longest delivery time decides. Undefined where the
 * catalogue has none of its products, or the day cannot be computed.
 */
export const estimateArrival = (
  { createdAt, lines }: Pick<Order, 'createdAt'> & { lines: { _id: ProductId }[] },
  products: Pick<Product, '_id' | 'deliveryTime'>[],
): Date | undefined => {
  const days = products.filter(({ _id }) => lines.some((line) => line._id === _id)).map((p) => p.deliveryTime)
  if (days.length === 0) return undefined
  const day = new Date(createdAt)
  day.setDate(day.getDate() + Math.max(...days))
  day.setHours(23, 59, 59, 999)
  return Number.isNaN(day.getTime()) ? undefined : day
}

/** Whether an order with this status will still arrive. */
export const isOnItsWay = (status: OrderStatus): boolean => nextStatuses[status].length > 0

/** Takes the status of an order, and its day of arrival; returns what to say of it, undefined where it is not on its way. */
export const describeArrival = (status: OrderStatus, arrival: Date | undefined): string | undefined =>
  arrival && isOnItsWay(status)
    ? `${arrival < new Date() ? 'Was due by' : 'Arrives by'} ${formatDay(arrival)}`
    : undefined

/** Takes the location of /orderSuccessful; returns the id in its state, undefined where the page was opened by its URL. */
export const readPlacedOrderId = ({ state }: Pick<Location, 'state'>): OrderId | undefined =>
  isRecord(state) && typeof state.orderId === 'string' ? state.orderId : undefined
