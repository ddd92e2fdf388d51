import type { ProductId, UserDto } from '@resham/contract'
import { endedSession } from '@resham/contract/serverRules/account'
import type { HttpError } from '@resham/contract/serverRules/httpError'
import type { Context } from 'hono'
import type { TokenEnv } from '../auth/requireToken'
import { OF_SESSION, type Session } from '../auth/session'
import type { Database } from '../database/database'
import { cartOf, wishlistOf } from '../database/entitySql'

type List = 'cart' | 'wishlist'
type Row = Pick<UserDto, List> & { shopper: string | null; isFound?: boolean }

const SHOPPER = `select id from shoppers s where ${OF_SESSION}`
// A change waits for a deletion of the account at the same moment, and then finds no account.
const LOCKED_SHOPPER = `${SHOPPER} for key share`

const IS_REGISTERED = 'select from shoppers where email_key = $1'

/** The statements about a list of the account of a session, and about a product `$4`. */
const statementsOf = (list: List) => {
  const table = `${list}_lines`
  const lines = `select * from ${table} where shopper_id = (select id from shopper)`
  const result = `(select id from shopper) as shopper, ${(list === 'cart' ? cartOf : wishlistOf)('lines')} as ${list}`
  return {
    get: `with shopper as (${SHOPPER}), lines as (${lines}) select ${result}`,
    // A statement does not see what its own `with` changes, so the changed line is added to the other ones.
    change: (change: string) => `
      with shopper as (${LOCKED_SHOPPER}), changed as (${change}), lines as (select * from changed union all ${lines} and product_id <> $4)
      select exists (select from changed) as "isFound", ${result}`,
    remove: `
      with shopper as (${LOCKED_SHOPPER}), removed as (
        delete from ${table} where shopper_id = (select id from shopper) and product_id = $4
      ), lines as (${lines} and product_id <> $4)
      select ${result}`,
  }
}

/**
 * Takes the database, the database for changes (`limitChanges`), and the name of a list of the token's user; returns
 * the handlers `get` and `remove`, and `changeBy`. That takes SQL that changes and returns the line of the product `$4`,
 * and the error if there is no such line; it returns a function that runs the SQL and returns the body with the list.
 * All of them throw 404 for an unknown user, and 401 for an ended session.
 */
export const listHandlers = <Name extends List>(database: Database, changes: Database, list: Name) => {
  const statements = statementsOf(list)
  const ended = async ([emailKey]: Session) => {
    const isRegistered = (await database.query(IS_REGISTERED, [emailKey])).length > 0
    return endedSession(isRegistered ? undefined : list === 'cart' ? 'getCart' : 'getWishlist')
  }
  const query = async (
    source: Database,
    sql: string,
    { var: { session } }: Context<TokenEnv>,
    ...values: unknown[]
  ) => {
    const [row] = await source.query<Row>(sql, [...session, ...values])
    if (!row?.shopper) throw await ended(session)
    return { body: { [list]: row[list] } as Pick<UserDto, Name>, isFound: row.isFound }
  }
  return {
    get: async (_request: object, context: Context<TokenEnv>) =>
      (await query(database, statements.get, context)).body,
    remove: async ({ params }: { params: { productId: ProductId } }, context: Context<TokenEnv>) =>
      (await query(changes, statements.remove, context, params.productId)).body,
    changeBy: (change: string, unknown: (id: ProductId) => HttpError) => {
      const sql = statements.change(change)
      return async (context: Context<TokenEnv>, id: ProductId, ...values: unknown[]) => {
        const { body, isFound } = await query(changes, sql, context, id, ...values)
        if (!isFound) throw unknown(id)
        return body
      }
    },
  }
}
