import { IDEMPOTENCY_KEY_HEADER, type OrderDto } from '@resham/contract'
import { CartChangedError } from '@resham/contract/serverRules/orders'
import { notRegistered } from '../auth/requireToken'
import type { Database } from '../database/database'
import { ORDER } from '../database/entitySql'
import { placeOrder } from '../database/placeOrder'
import type { CallHandlers } from '../http/callRoutes'

const SELECT_ORDERS = `
  select s.id, (
    select coalesce(json_agg(${ORDER} order by o.position desc), '[]') from orders o where o.shopper_id = s.id
  ) as orders
  from shoppers s where s.email_key = $1`

/** Takes the database; returns the handlers of the orders of the token's user. `PlaceOrderRequest` lists the errors. */
export const orderHandlers = (database: Database) =>
  ({
    getOrders: async (_request, context) => {
      const [row] = await database.query<{ orders: OrderDto[] }>(SELECT_ORDERS, [context.var.emailKey])
      if (!row) throw notRegistered()
      return { orders: row.orders }
    },
    placeOrder: async ({ headers, body }, context) => {
      const { [IDEMPOTENCY_KEY_HEADER]: key } = headers
      const { order, errors, cart } = await database.transaction((transaction) =>
        placeOrder(transaction, context.var.emailKey, key, body.order),
      )
      if (!order) throw new CartChangedError({ errors, cart })
      return { order, cart }
    },
  }) satisfies Partial<CallHandlers>
