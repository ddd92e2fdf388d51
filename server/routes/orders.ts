import {
  type CartChangedDto,
  IDEMPOTENCY_KEY_HEADER,
  type OrderDto,
  type OrdersResponse,
  type PlaceOrderResponse,
} from '@resham/contract'
import { readIdempotencyKey, readOrderRequest } from '@resham/contract/serverChecks/orders'
import { type Context, Hono } from 'hono'
import { notRegistered, type TokenEnv } from '../auth/requireToken'
import type { Database } from '../database/database'
import { ORDER } from '../database/entitySql'
import { placeOrder } from '../database/placeOrder'
import { readBody } from '../http/readBody'

const SELECT_ORDERS = `
  select s.id, (
    select coalesce(json_agg(${ORDER} order by o.position desc), '[]') from orders o where o.shopper_id = s.id
  ) as orders
  from shoppers s where s.email_key = $1`

const readRequest = async (context: Context) => {
  const key = readIdempotencyKey((context.req.header(IDEMPOTENCY_KEY_HEADER) ?? '').trim())
  return { key, requested: readOrderRequest(await readBody(context)) }
}

/** Takes the database; returns the routes of the orders of the token's user. `PlaceOrderRequest` lists the errors. */
export const orderRoutes = (database: Database) =>
  new Hono<TokenEnv>()
    .get('/', async (context) => {
      const [row] = await database.query<{ orders: OrderDto[] }>(SELECT_ORDERS, [context.var.emailKey])
      if (!row) throw notRegistered()
      return context.json<OrdersResponse>({ orders: row.orders })
    })
    .post('/', async (context) => {
      const { key, requested } = await readRequest(context)
      const { order, errors, cart } = await database.transaction((transaction) =>
        placeOrder(transaction, context.var.emailKey, key, requested),
      )
      return order
        ? context.json<PlaceOrderResponse>({ order, cart }, 201)
        : context.json<CartChangedDto>({ errors, cart }, 409)
    })
