import type { UserDataRead, UserDto } from '@resham/contract'
import { readUserData } from '@resham/contract/resources/userData'
import { endedSession } from '@resham/contract/serverRules/account'
import { OF_SESSION } from '../auth/session'
import type { Database, Queryable } from '../database/database'
import { USER } from '../database/entitySql'
import type { CallHandlers } from '../http/callRoutes'

const SELECT_USER = `select ${USER} as user from shoppers s where ${OF_SESSION}`

// All statements see the same moment: an order that is placed meanwhile is not in cart and orders at once.
const ONE_MOMENT = 'set transaction isolation level repeatable read, read only'

/**
 * Takes the database, and a function from a database to the handlers of what accounts have; returns the handler that
 * responds with all that the server has about the account of the token's user (specification, section 7). It throws 401 for
 * an ended session.
 */
export const userDataHandlers = (
  database: Database,
  handlersOf: (snapshot: Database) => Pick<CallHandlers, UserDataRead>,
) => {
  const read = async (snapshot: Queryable, context: Parameters<CallHandlers['getUserData']>[1]) => {
    await snapshot.query(ONE_MOMENT)
    const [row] = await snapshot.query<{ user: UserDto }>(SELECT_USER, context.var.session)
    if (!row) throw endedSession()
    const handlers = handlersOf({ ...database, ...snapshot })
    return readUserData(row.user, (name, request) => handlers[name](request, context))
  }
  return {
    getUserData: (_request, context) => database.transaction((snapshot) => read(snapshot, context)),
  } satisfies Partial<CallHandlers>
}
