import { readProductId } from '@resham/contract/serverChecks/listRequests'
import { unknownProduct } from '@resham/contract/serverChecks/notFound'
import type { Database } from '../database/database'
import { readBody } from '../http/readBody'
import { listRoutes } from './listRoutes'

const ADD = `
  insert into wishlist_lines (shopper_id, product_id)
  select shopper.id, products.id from shopper, products where products.id = $2
  -- Changes nothing, but returns the line.
  on conflict (shopper_id, product_id) do update set created_at = wishlist_lines.created_at
  returning *`

/**
 * Takes the database; returns the routes of the wishlist of the token's user (specification, section 7). They throw 400
 * for an invalid body, and 404 for an unknown product or user.
 */
export const wishlistRoutes = (database: Database) => {
  const { routes, changeBy } = listRoutes(database, 'wishlist')
  const add = changeBy(ADD, unknownProduct)
  return routes.post('/', async (context) => add(context, 201, readProductId(await readBody(context))))
}
