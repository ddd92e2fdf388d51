import { readActionType, readAddedQuantity, readProductId } from '@resham/contract/serverChecks/listRequests'
import { notInCart, unknownProduct } from '@resham/contract/serverChecks/notFound'
import type { Database } from '../database/database'
import { readBody } from '../http/readBody'
import { listRoutes } from './listRoutes'

const ADD = `
  insert into cart_lines (shopper_id, product_id, qty)
  select shopper.id, products.id, $3::integer from shopper, products where products.id = $2
  on conflict (shopper_id, product_id) do update set qty = cart_lines.qty + excluded.qty, updated_at = now()
  returning *`

// A decrement at 1 changes nothing, not even the time.
const CHANGE_QUANTITY = `
  update cart_lines
  set qty = greatest(qty + $3::integer, 1),
    updated_at = case when qty + $3::integer < 1 then updated_at else now() end
  where shopper_id = (select id from shopper) and product_id = $2
  returning *`

/**
 * Takes the database; returns the routes of the cart of the token's user (specification, section 7). They throw 400 for
 * an invalid body, and 404 for an unknown product or user.
 */
export const cartRoutes = (database: Database) => {
  const { routes, changeBy } = listRoutes(database, 'cart')
  const add = changeBy(ADD, unknownProduct)
  const changeQuantity = changeBy(CHANGE_QUANTITY, notInCart)
  return routes
    .post('/', async (context) => {
      const body = await readBody(context)
      const qty = readAddedQuantity(body)
      return add(context, 201, readProductId(body), qty)
    })
    .post('/:productId', async (context) => {
      const increment = readActionType(await readBody(context)) === 'increment' ? 1 : -1
      return changeQuantity(context, 200, context.req.param('productId'), increment)
    })
}
