import { Hono } from 'hono'
import { readProductId } from '../../mock-server/rules/listChanges'
import { unknownProduct } from '../../mock-server/rules/notFound'
import type { WishlistItemDto, WishlistResponse } from '../../src/contract'
import { notRegistered, type TokenEnv } from '../auth/requireToken'
import type { Database } from '../database/database'
import { wishlistOf } from '../database/entitySql'
import { readBody } from '../http/readBody'

// As in cart.ts, an addition returns its line beside the other ones.

const SHOPPER = 'shopper as (select id from shoppers where email_key = $1)'
const LINES = 'select * from wishlist_lines where shopper_id = (select id from shopper)'
const RESULT = `(select id from shopper) as shopper, ${wishlistOf('lines')} as wishlist`

const GET = `with ${SHOPPER}, lines as (${LINES}) select ${RESULT}`

const ADD = `
  with ${SHOPPER}, added as (
    insert into wishlist_lines (shopper_id, product_id)
    select shopper.id, products.id from shopper, products where products.id = $2
    -- Changes nothing, but returns the line.
    on conflict (shopper_id, product_id) do update set created_at = wishlist_lines.created_at
    returning *
  ), lines as (select * from added union all ${LINES} and product_id <> $2)
  select exists (select from added) as "isFound", ${RESULT}`

const REMOVE = `
  with ${SHOPPER}, removed as (
    delete from wishlist_lines where shopper_id = (select id from shopper) and product_id = $2
  ), lines as (${LINES} and product_id <> $2)
  select ${RESULT}`

type Row = { shopper: string | null; isFound?: boolean; wishlist: WishlistItemDto[] }

/**
 * Takes the database; returns the routes of the wishlist of the token's user (specification, section 7). They throw 400
 * for an invalid body, and 404 for an unknown product or user.
 */
export const wishlistRoutes = (database: Database) => {
  const queryWishlist = async (sql: string, values: unknown[]): Promise<Row> => {
    const [row] = await database.query<Row>(sql, values)
    if (!row?.shopper) throw notRegistered()
    return row
  }
  return new Hono<TokenEnv>()
    .get('/', async (context) => {
      const { wishlist } = await queryWishlist(GET, [context.var.emailKey])
      return context.json<WishlistResponse>({ wishlist })
    })
    .post('/', async (context) => {
      const id = readProductId(await readBody(context))
      const { isFound, wishlist } = await queryWishlist(ADD, [context.var.emailKey, id])
      if (!isFound) throw unknownProduct(id)
      return context.json<WishlistResponse>({ wishlist }, 201)
    })
    .delete('/:productId', async (context) => {
      const { wishlist } = await queryWishlist(REMOVE, [context.var.emailKey, context.req.param('productId')])
      return context.json<WishlistResponse>({ wishlist })
    })
}
