import { IDEMPOTENCY_KEY_HEADER, isCancellable, type OrderDto, type OrderId } from '@resham/contract'
import { endedSession } from '@resham/contract/serverRules/account'
import { unknownOrder } from '@resham/contract/serverRules/notFound'
import { CartChangedError, cannotCancel, ordersPage, unknownPage } from '@resham/contract/serverRules/orders'
import { OF_SESSION, type Session } from '../auth/session'
import { findOrder, lockOrder, setStatus } from '../database/changeOrder'
import type { Database, Queryable } from '../database/database'
import { ORDER } from '../database/entitySql'
import { lockShopper } from '../database/lockShopper'
import { placeOrder } from '../database/placeOrder'
import type { CallHandlers } from '../http/callRoutes'

// The orders behind $5, all unless it is null: $4 of them, all if that is null.
const SELECT_ORDERS = `
  select $5::text is null or last.position is not null as "isKnown", (
    select coalesce(json_agg(${ORDER} order by o.position desc), '[]') from (
      select * from orders where shopper_id = s.id and position < coalesce(last.position, 9223372036854775807)
      order by position desc limit $4
    ) o
  ) as orders
  from shoppers s left join orders last on last.id = $5 and last.shopper_id = s.id
  where ${OF_SESSION}`

const SELECT_ORDER = `
  select case when o.id is not null then ${ORDER} end as "order"
  from shoppers s left join orders o on o.shopper_id = s.id and o.id = $4
  where ${OF_SESSION}`

const findOwnOrder = async ({ query }: Queryable, session: Session, id: OrderId): Promise<OrderDto> => {
  const [row] = await query<{ order: OrderDto | null }>(SELECT_ORDER, [...session, id])
  if (!row) throw endedSession()
  if (!row.order) throw unknownOrder(id)
  return row.order
}

const cancelOrder = async (transaction: Queryable, session: Session, id: OrderId): Promise<OrderDto> => {
  // The account is locked before its order, as by its deletion, so that the two never wait for each other.
  await lockShopper(transaction, session)
  await findOwnOrder(transaction, session, id)
  const locked = await lockOrder(transaction, 'id', id)
  if (!locked) throw unknownOrder(id)
  if (isCancellable(locked.status)) await setStatus(transaction, id, 'cancelled')
  else if (locked.status !== 'cancelled') throw cannotCancel(locked.status)
  return findOrder(transaction, id)
}

/**
 * Takes the database, and the database for changes (`limitChanges`); returns the handlers of the orders of the token's
 * user. `PlaceOrderRequest` lists the errors.
 */
export const orderHandlers = (database: Database, changes: Database) =>
  ({
    getOrders: async ({ query: { limit, after } }, context) => {
      const parameters = [...context.var.session, limit ? limit + 1 : null, after || null]
      const [row] = await database.query<{ orders: OrderDto[]; isKnown: boolean }>(SELECT_ORDERS, parameters)
      if (!row) throw endedSession()
      if (!row.isKnown) throw unknownPage()
      return ordersPage(row.orders, limit)
    },
    getOrder: async ({ params: { orderId } }, context) => ({
      order: await findOwnOrder(database, context.var.session, orderId),
    }),
    cancelOrder: async ({ params: { orderId } }, context) => ({
      order: await changes.transaction((transaction) =>
        cancelOrder(transaction, context.var.session, orderId),
      ),
    }),
    placeOrder: async ({ headers, body }, context) => {
      const { [IDEMPOTENCY_KEY_HEADER]: key } = headers
      const { order, errors, cart } = await changes.transaction((transaction) =>
        placeOrder(transaction, context.var.session, key, body.order),
      )
      if (!order) throw new CartChangedError({ errors, cart })
      return { order, cart }
    },
  }) satisfies Partial<CallHandlers>
