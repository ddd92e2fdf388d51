import { notInCart, unknownProduct } from '@resham/contract/serverRules/notFound'
import type { Database } from '../database/database'
import { limitedSum } from '../database/sqlValues'
import type { CallHandlers } from '../http/callRoutes'
import { listHandlers } from './listHandlers'

const ADD = `
  insert into cart_lines (shopper_id, product_id, qty)
  select shopper.id, products.id, $5::integer from shopper, products where products.id = $4
  on conflict (shopper_id, product_id) do update
    set qty = ${limitedSum('cart_lines.qty', 'excluded.qty')}, updated_at = now()
  returning *`

// A decrement at 1 changes nothing, not even the time.
const CHANGE_QUANTITY = `
  update cart_lines
  set qty = greatest(${limitedSum('qty', '$5::integer')}, 1),
    updated_at = case when qty < 1 - $5::integer then updated_at else now() end
  where shopper_id = (select id from shopper) and product_id = $4
  returning *`

/**
 * Takes the database, and the database for changes (`limitChanges`); returns the handlers of the cart of the token's
 * user (specification, section 7). They throw 404 for an unknown product or user.
 */
export const cartHandlers = (database: Database, changes: Database) => {
  const { get, remove, changeBy } = listHandlers(database, changes, 'cart')
  const add = changeBy(ADD, unknownProduct)
  const changeQuantity = changeBy(CHANGE_QUANTITY, notInCart)
  return {
    getCart: get,
    addToCart: ({ body: { product, qty } }, context) => add(context, product._id, qty),
    changeQuantity: ({ params: { productId }, body: { action } }, context) =>
      changeQuantity(context, productId, action.type === 'increment' ? 1 : -1),
    removeFromCart: remove,
  } satisfies Partial<CallHandlers>
}
