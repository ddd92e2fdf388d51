import { DELIVERY_FIELDS } from '@resham/contract'
import { stringify } from 'csv-stringify/sync'
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
    email,
    ...DELIVERY_FIELDS.map((field) => order.delivery[field]),
    _id,
    title,
    qty,
    Number(price),
    Number(discountedPrice),
    order.totals.totalAmount,
  ])

/** Takes orders; yields them as CSV for a spreadsheet: a row for each line of an order, amounts in rupees. */
export async function* formatOrdersAsCsv(orders: AsyncIterable<PlacedOrder>): AsyncGenerator<string> {
  // Spreadsheets read UTF-8 only with the byte order mark.
  yield stringify([HEADER], { bom: true })
  // Shoppers write these texts: a spreadsheet would run one that begins with an equals sign.
  for await (const placed of orders) yield stringify(toRows(placed), { escape_formulas: true })
}
