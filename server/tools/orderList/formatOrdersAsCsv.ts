import { DELIVERY_FIELDS } from '@resham/contract'
import { stringify } from 'csv-stringify/sync'
import { protectText } from '../spreadsheetText'
import type { PlacedOrder } from './readOrders'

const HEADER = [
  'order id',
  'number',
  'status',
  'time (UTC)',
  'email',
  ...DELIVERY_FIELDS,
  'product id',
  'title',
  'quantity',
  'price',
  'discounted price',
  'order total',
]

const toRows = ({ email, order }: PlacedOrder) =>
  order.lines.map(({ _id, title, qty, price, discountedPrice }) => [
    order._id,
    order.number,
    order.status,
    order.createdAt.replace('T', ' ').replace('Z', ''),
    email && protectText(email),
    ...DELIVERY_FIELDS.map((field) => protectText(order.delivery[field])),
    protectText(_id),
    protectText(title),
    qty,
    Number(price),
    Number(discountedPrice),
    order.totals.totalAmount,
  ])

/**
 * Takes orders; yields them as CSV for a spreadsheet: a row for each line of an order, amounts in rupees. What shoppers
 * and the owner have written is protected.
 */
export async function* formatOrdersAsCsv(orders: AsyncIterable<PlacedOrder>): AsyncGenerator<string> {
  // Spreadsheets read UTF-8 only with the byte order mark.
  yield stringify([HEADER], { bom: true, quoted_string: true })
  for await (const placed of orders) yield stringify(toRows(placed), { quoted_string: true })
}
