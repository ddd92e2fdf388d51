import type { AccountRead, UserDto } from '@resham/contract'
import { readUserData } from '@resham/contract/resources/userData'
import { endedSession } from '@resham/contract/serverRules/account'
import { OF_SESSION } from '../auth/session'
import type { Database } from '../database/database'
import { USER } from '../database/entitySql'
import type { CallHandlers } from '../http/callRoutes'

const SELECT_USER = `select ${USER} as user from shoppers s where ${OF_SESSION}`

/**
 * Takes the database, and the handlers of what accounts have; returns the handler that responds with all that the server has
 * about the account of the token's user (specification, section 7). It throws 401 for an ended session.
 */
export const userDataHandlers = (database: Database, handlers: Pick<CallHandlers, AccountRead>) =>
  ({
    getUserData: async (_request, context) => {
      const [row] = await database.query<{ user: UserDto }>(SELECT_USER, context.var.session)
      if (!row) throw endedSession()
      return readUserData(row.user, (name, request) => handlers[name](request, context))
    },
  }) satisfies Partial<CallHandlers>
