import { Hono } from 'hono'
import { readActionType, readAddedQuantity, readProductId } from '../../mock-server/rules/listChanges'
import { notInCart, unknownProduct } from '../../mock-server/rules/notFound'
import type { CartItemDto, CartResponse } from '../../src/contract'
import { notRegistered, type TokenEnv } from '../auth/requireToken'
import type { Database } from '../database/database'
import { cartOf } from '../database/entitySql'
import { readBody } from '../http/readBody'

// A statement does not see what its own `with` changes, so a change returns the changed line beside the other ones.

const SHOPPER = 'shopper as (select id from shoppers where email_key = $1)'
const LINES = 'select * from cart_lines where shopper_id = (select id from shopper)'
const RESULT = `(select id from shopper) as shopper, ${cartOf('lines')} as cart`

const GET = `with ${SHOPPER}, lines as (${LINES}) select ${RESULT}`

const ADD = `
  with ${SHOPPER}, changed as (
    insert into cart_lines (shopper_id, product_id, qty)
    select shopper.id, products.id, $3::integer from shopper, products where products.id = $2
    on conflict (shopper_id, product_id) do update set qty = cart_lines.qty + excluded.qty, updated_at = now()
    returning *
  ), lines as (select * from changed union all ${LINES} and product_id <> $2)
  select exists (select from changed) as "isFound", ${RESULT}`

// A decrement at 1 changes nothing, not even the time.
const CHANGE_QUANTITY = `
  with ${SHOPPER}, changed as (
    update cart_lines
    set qty = greatest(qty + $3::integer, 1),
      updated_at = case when qty + $3::integer < 1 then updated_at else now() end
    where shopper_id = (select id from shopper) and product_id = $2
    returning *
  ), lines as (select * from changed union all ${LINES} and product_id <> $2)
  select exists (select from changed) as "isFound", ${RESULT}`

const REMOVE = `
  with ${SHOPPER}, removed as (
    delete from cart_lines where shopper_id = (select id from shopper) and product_id = $2
  ), lines as (${LINES} and product_id <> $2)
  select ${RESULT}`

type Row = { shopper: string | null; isFound?: boolean; cart: CartItemDto[] }

/**
 * Takes the database; returns the routes of the cart of the token's user (specification, section 7). They throw 400 for
 * an invalid body, and 404 for an unknown product or user.
 */
export const cartRoutes = (database: Database) => {
  const queryCart = async (sql: string, values: unknown[]): Promise<Row> => {
    const [row] = await database.query<Row>(sql, values)
    if (!row?.shopper) throw notRegistered()
    return row
  }
  return new Hono<TokenEnv>()
    .get('/', async (context) => {
      const { cart } = await queryCart(GET, [context.var.emailKey])
      return context.json<CartResponse>({ cart })
    })
    .post('/', async (context) => {
      const body = await readBody(context)
      const qty = readAddedQuantity(body)
      const id = readProductId(body)
      const { isFound, cart } = await queryCart(ADD, [context.var.emailKey, id, qty])
      if (!isFound) throw unknownProduct(id)
      return context.json<CartResponse>({ cart }, 201)
    })
    .post('/:productId', async (context) => {
      const id = context.req.param('productId')
      const increment = readActionType(await readBody(context)) === 'increment' ? 1 : -1
      const { isFound, cart } = await queryCart(CHANGE_QUANTITY, [context.var.emailKey, id, increment])
      if (!isFound) throw notInCart(id)
      return context.json<CartResponse>({ cart })
    })
    .delete('/:productId', async (context) => {
      const { cart } = await queryCart(REMOVE, [context.var.emailKey, context.req.param('productId')])
      return context.json<CartResponse>({ cart })
    })
}
