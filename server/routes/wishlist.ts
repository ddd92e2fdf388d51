import { unknownProduct } from '@resham/contract/serverRules/notFound'
import type { Database } from '../database/database'
import type { CallHandlers } from '../http/callRoutes'
import { listHandlers } from './listHandlers'

const ADD = `
  insert into wishlist_lines (shopper_id, product_id)
  select shopper.id, products.id from shopper, products where products.id = $4
  -- Changes nothing, but returns the line.
  on conflict (shopper_id, product_id) do update set created_at = wishlist_lines.created_at
  returning *`

/**
 * Takes the database, and the database for changes (`limitChanges`); returns the handlers of the wishlist of the
 * token's user (specification, section 7). They throw 404 for an unknown product or user.
 */
export const wishlistHandlers = (database: Database, changes: Database) => {
  const { get, remove, changeBy } = listHandlers(database, changes, 'wishlist')
  const add = changeBy(ADD, unknownProduct)
  return {
    getWishlist: get,
    addToWishlist: ({ body: { product } }, context) => add(context, product._id),
    removeFromWishlist: remove,
  } satisfies Partial<CallHandlers>
}
