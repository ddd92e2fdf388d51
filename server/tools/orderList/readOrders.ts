import type { OrderDto } from '@resham/contract'
import type { Queryable } from '../../database/database'
import { ORDER } from '../../database/entitySql'

/** An order, with the name and email of the shopper. */
export type PlacedOrder = { name: string; email: string; order: OrderDto }

const PAGE_SIZE = 500

/** A number above every position, so that the first page begins with the newest order. */
const FIRST = String(2n ** 63n - 1n)

const PAGE = `
  select s.name, s.email, ${ORDER} as "order", o.position::text as position
  from orders o join shoppers s on s.id = o.shopper_id
  where o.position < $1::bigint
  order by o.position desc
  limit $2`

/**
 * Takes the database, and the greatest number of orders; yields them, newest first. It reads them in pages.
 */
export async function* readOrders(
  { query }: Queryable,
  limit = Number.POSITIVE_INFINITY,
): AsyncGenerator<PlacedOrder> {
  let before = FIRST
  let left = limit
  while (left > 0) {
    const page = await query<PlacedOrder & { position: string }>(PAGE, [before, Math.min(left, PAGE_SIZE)])
    yield* page
    const last = page.at(-1)
    if (!last) return
    before = last.position
    left -= page.length
  }
}
