import type { ProductId, UserDto } from '@resham/contract'
import type { HttpError } from '@resham/contract/serverChecks/httpError'
import { type Context, Hono } from 'hono'
import { notRegistered, type TokenEnv } from '../auth/requireToken'
import type { Database } from '../database/database'
import { cartOf, wishlistOf } from '../database/entitySql'

type List = 'cart' | 'wishlist'
type Row = Pick<UserDto, List> & { shopper: string | null; isFound?: boolean }

const SHOPPER = 'shopper as (select id from shoppers where email_key = $1)'

/** The statements about a list of the account with the email key `$1`, and about a product `$2`. */
const statementsOf = (list: List) => {
  const table = `${list}_lines`
  const lines = `select * from ${table} where shopper_id = (select id from shopper)`
  const result = `(select id from shopper) as shopper, ${(list === 'cart' ? cartOf : wishlistOf)('lines')} as ${list}`
  return {
    get: `with ${SHOPPER}, lines as (${lines}) select ${result}`,
    // A statement does not see what its own `with` changes, so the changed line is added to the other ones.
    change: (change: string) => `
      with ${SHOPPER}, changed as (${change}), lines as (select * from changed union all ${lines} and product_id <> $2)
      select exists (select from changed) as "isFound", ${result}`,
    remove: `
      with ${SHOPPER}, removed as (
        delete from ${table} where shopper_id = (select id from shopper) and product_id = $2
      ), lines as (${lines} and product_id <> $2)
      select ${result}`,
  }
}

/**
 * Takes the database and the name of a list of the token's user; returns `routes`, which read the list and
 * remove products from it, and `changeBy`. That takes SQL that changes and returns the line of the product
 * `$2`, and the error if there is no such line; it returns a function that runs the SQL and responds with the
 * list. All of them throw 404 for an unknown user.
 */
export const listRoutes = (database: Database, list: List) => {
  const statements = statementsOf(list)
  const query = async (sql: string, context: Context<TokenEnv>, ...values: unknown[]): Promise<Row> => {
    const [row] = await database.query<Row>(sql, [context.var.emailKey, ...values])
    if (!row?.shopper) throw notRegistered()
    return row
  }
  const routes = new Hono<TokenEnv>()
    .get('/', async (context) => context.json({ [list]: (await query(statements.get, context))[list] }))
    .delete('/:productId', async (context) => {
      const row = await query(statements.remove, context, context.req.param('productId'))
      return context.json({ [list]: row[list] })
    })
  const changeBy = (change: string, unknown: (id: ProductId) => HttpError) => {
    const sql = statements.change(change)
    return async (context: Context<TokenEnv>, status: 200 | 201, id: ProductId, ...values: unknown[]) => {
      const row = await query(sql, context, id, ...values)
      if (!row.isFound) throw unknown(id)
      return context.json({ [list]: row[list] }, status)
    }
  }
  return { routes, changeBy }
}
