import type { OrderDto, OrderStatus, TrackingDto } from '@resham/contract'
import { LOCK_COUNTED } from './countedProducts'
import type { Queryable } from './database'
import { limitedSum, ORDER } from './entitySql'

const FIND = `select ${ORDER} as "order" from orders o where o.id = $1`

// A product may have left the catalogue, or be counted only since the order, or no longer. The owner may have set the
// greatest stock that there is meanwhile.
const RAISE_STOCK = `
  update products set stock = ${limitedSum('stock', 'line.qty')}
  from order_lines line
  where line.order_id = $1 and line.was_counted and line.product_id = products.id and products.id = any($2)`

const SET_TRACKING = 'update orders set carrier = $2, tracking_number = $3, tracking_url = $4 where id = $1'

const CORRECT_TRACKING = `
  update orders
  set carrier = $2, tracking_number = $3, tracking_url = $4, corrected_at = corrected_at || clock_timestamp()
  where id = $1 and (carrier, tracking_number, tracking_url) is distinct from ($2::text, $3::text, $4::text)`

const trackingValues = ({ carrier, number, url }: TrackingDto) => [
  carrier ?? null,
  number ?? null,
  url ?? null,
]

// Of a cancellation and the owner's 'packed' at the same moment, the second one waits, and reads what the first wrote.
const lockBy = (column: 'id' | 'number') =>
  `select id, status from orders where ${column} = $1 for no key update`

/**
 * Takes a transaction, and the id or the number of an order; locks the order until the transaction ends. Returns its
 * id and status, or undefined if there is none.
 */
export const lockOrder = async (
  { query }: Queryable,
  column: 'id' | 'number',
  value: string,
): Promise<{ id: string; status: OrderStatus } | undefined> => {
  const [order] = await query<{ id: string; status: OrderStatus }>(lockBy(column), [value])
  return order
}

/** Takes the id of an order; returns the order. Throws if there is none. */
export const findOrder = async ({ query }: Queryable, id: string): Promise<OrderDto> => {
  const [row] = await query<{ order: OrderDto }>(FIND, [id])
  if (!row) throw new Error(`There is no order ${id}.`)
  return row.order
}

/**
 * Takes a transaction that has locked the order with this id, a status that may follow the one that it has, and
 * for 'shipped' how it can be followed; gives the order the status, as of now. A cancelled order gives its
 * pieces of counted products back.
 */
export const setStatus = async (
  transaction: Queryable,
  id: string,
  status: Exclude<OrderStatus, 'placed'>,
  tracking: TrackingDto = {},
): Promise<void> => {
  // now() would be the start of the transaction, which may have waited for another one.
  await transaction.query(`update orders set ${status}_at = clock_timestamp() where id = $1`, [id])
  if (status === 'shipped') await transaction.query(SET_TRACKING, [id, ...trackingValues(tracking)])
  if (status !== 'cancelled') return
  const { lines } = await findOrder(transaction, id)
  // Locked in the sequence in which orders lock them, so that the two never wait for each other.
  const counted = await transaction.query<{ _id: string }>(LOCK_COUNTED, [lines.map(({ _id }) => _id)])
  await transaction.query(RAISE_STOCK, [id, counted.map(({ _id }) => _id)])
}

/**
 * Takes a transaction that has locked the shipped order with this id, and how it can be followed; replaces all that was
 * said of it. The history has the time, unless nothing differs.
 */
export const correctTracking = async (
  { query }: Queryable,
  id: string,
  tracking: TrackingDto,
): Promise<void> => {
  await query(CORRECT_TRACKING, [id, ...trackingValues(tracking)])
}
