import type { OrderDto, OrderStatus } from '@resham/contract'
import type { Queryable } from '../../database/database'
import { ORDER } from '../../database/entitySql'

/** An order, with the name and email of the shopper; null if the account was deleted. */
export type PlacedOrder = { name: string | null; email: string | null; order: OrderDto }

const PAGE_SIZE = 500

/** A number above every position, so that the first page begins with the newest order. */
const FIRST = String(2n ** 63n - 1n)

const PAGE = `
  select s.name, s.email, ${ORDER} as "order", o.position::text as position
  from orders o left join shoppers s on s.id = o.shopper_id
  where o.position < $1::bigint and ($3::text is null or o.status = $3)
  order by o.position desc
  limit $2`

const BY_NUMBER = `
  select s.name, s.email, ${ORDER} as "order" from orders o left join shoppers s on s.id = o.shopper_id
  where o.number = $1`

/** Takes the database, and the number of an order; returns the order, or undefined if there is none. */
export const readOrder = async ({ query }: Queryable, number: string): Promise<PlacedOrder | undefined> => {
  const [found] = await query<PlacedOrder>(BY_NUMBER, [number])
  return found
}

/**
 * Takes the database, the greatest number of orders, and a status if only orders that have it now are wanted;
 * yields them, newest first. It reads them in pages.
 */
export async function* readOrders(
  { query }: Queryable,
  limit = Number.POSITIVE_INFINITY,
  status?: OrderStatus,
): AsyncGenerator<PlacedOrder> {
  let before = FIRST
  let left = limit
  while (left > 0) {
    const page = await query<PlacedOrder & { position: string }>(PAGE, [
      before,
      Math.min(left, PAGE_SIZE),
      status ?? null,
    ])
    yield* page
    const last = page.at(-1)
    if (!last) return
    before = last.position
    left -= page.length
  }
}
