import { IDEMPOTENCY_KEY_HEADER, isCancellable, type OrderDto, type OrderId } from '@resham/contract'
import { unknownOrder } from '@resham/contract/serverRules/notFound'
import { CartChangedError, cannotCancel, ordersPage, unknownPage } from '@resham/contract/serverRules/orders'
import { notRegistered } from '../auth/requireToken'
import { findOrder, lockOrder, setStatus } from '../database/changeOrder'
import type { Database, Queryable } from '../database/database'
import { ORDER } from '../database/entitySql'
import { placeOrder } from '../database/placeOrder'
import type { CallHandlers } from '../http/callRoutes'

// The orders behind $3, all unless it is null: $2 of them, all if that is null.
const SELECT_ORDERS = `
  select $3::text is null or last.position is not null as "isKnown", (
    select coalesce(json_agg(${ORDER} order by o.position desc), '[]') from (
      select * from orders where shopper_id = s.id and position < coalesce(last.position, 9223372036854775807)
      order by position desc limit $2
    ) o
  ) as orders
  from shoppers s left join orders last on last.id = $3 and last.shopper_id = s.id
  where s.email_key = $1`

const SELECT_ORDER = `
  select case when o.id is not null then ${ORDER} end as "order"
  from shoppers s left join orders o on o.shopper_id = s.id and o.id = $2
  where s.email_key = $1`

const findOwnOrder = async ({ query }: Queryable, emailKey: string, id: OrderId): Promise<OrderDto> => {
  const [row] = await query<{ order: OrderDto | null }>(SELECT_ORDER, [emailKey, id])
  if (!row) throw notRegistered()
  if (!row.order) throw unknownOrder(id)
  return row.order
}

const cancelOrder = async (transaction: Queryable, emailKey: string, id: OrderId): Promise<OrderDto> => {
  await findOwnOrder(transaction, emailKey, id)
  const locked = await lockOrder(transaction, 'id', id)
  if (!locked) throw unknownOrder(id)
  if (isCancellable(locked.status)) await setStatus(transaction, id, 'cancelled')
  else if (locked.status !== 'cancelled') throw cannotCancel(locked.status)
  return findOrder(transaction, id)
}

/** Takes the database; returns the handlers of the orders of the token's user. `PlaceOrderRequest` lists the errors. */
export const orderHandlers = (database: Database) =>
  ({
    getOrders: async ({ query: { limit, after } }, context) => {
      const parameters = [context.var.emailKey, limit ? limit + 1 : null, after || null]
      const [row] = await database.query<{ orders: OrderDto[]; isKnown: boolean }>(SELECT_ORDERS, parameters)
      if (!row) throw notRegistered()
      if (!row.isKnown) throw unknownPage()
      return ordersPage(row.orders, limit)
    },
    getOrder: async ({ params: { orderId } }, context) => ({
      order: await findOwnOrder(database, context.var.emailKey, orderId),
    }),
    cancelOrder: async ({ params: { orderId } }, context) => ({
      order: await database.transaction((transaction) =>
        cancelOrder(transaction, context.var.emailKey, orderId),
      ),
    }),
    placeOrder: async ({ headers, body }, context) => {
      const { [IDEMPOTENCY_KEY_HEADER]: key } = headers
      const { order, errors, cart } = await database.transaction((transaction) =>
        placeOrder(transaction, context.var.emailKey, key, body.order),
      )
      if (!order) throw new CartChangedError({ errors, cart })
      return { order, cart }
    },
  }) satisfies Partial<CallHandlers>
