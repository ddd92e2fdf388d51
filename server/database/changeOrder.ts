import type { OrderDto, OrderStatus, TrackingDto } from '@resham/contract'
import type { Queryable } from './database'
import { ORDER } from './entitySql'

const FIND = `select ${ORDER} as "order" from orders o where o.id = $1`

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
  `select id, status, shopper_id is null as "isOfDeletedAccount" from orders where ${column} = $1 for no key update`

type LockedOrder = { id: string; status: OrderStatus; isOfDeletedAccount: boolean }

/**
 * Takes a transaction, and the id or the number of an order; locks the order until the transaction ends. Returns what a
 * change depends on, or undefined if there is none.
 */
export const lockOrder = async (
  { query }: Queryable,
  column: 'id' | 'number',
  value: string,
): Promise<LockedOrder | undefined> => {
  const [order] = await query<LockedOrder>(lockBy(column), [value])
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
  { query }: Queryable,
  id: string,
  status: Exclude<OrderStatus, 'placed'>,
  tracking: TrackingDto = {},
): Promise<void> => {
  if (status === 'cancelled') {
    await query('select cancel_orders(array[$1])', [id])
    return
  }
  // now() would be the start of the transaction, which may have waited for another one.
  await query(`update orders set ${status}_at = clock_timestamp() where id = $1`, [id])
  if (status === 'shipped') await query(SET_TRACKING, [id, ...trackingValues(tracking)])
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
