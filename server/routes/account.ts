import { endedSession, isShared, wrongPassword } from '@resham/contract/serverRules/account'
import { guest } from '@resham/mock-server/seeds/userData'
import type { Context } from 'hono'
import type { AttemptLimits } from '../auth/attemptLimits'
import { hashPassword, inTurn, isPassword } from '../auth/password'
import type { TokenEnv } from '../auth/requireToken'
import { OF_SESSION, type Session } from '../auth/session'
import type { SessionUser, Tokens } from '../auth/tokens'
import type { Database, Queryable } from '../database/database'
import type { CallHandlers } from '../http/callRoutes'
import { clientNetwork } from '../http/clientNetwork'

const SELECT_HASH = `select s.password_hash as hash from shoppers s where ${OF_SESSION}`

// Of two changes at once the second one waits for the first, and then finds another generation.
const NEXT_GENERATION = `
  update shoppers s
  set session_generation = s.session_generation + 1, password_hash = coalesce($4, s.password_hash)
  where ${OF_SESSION}
  returning s.id as "_id", s.email, s.session_generation as generation`

const DELETE = `delete from shoppers s where ${OF_SESSION} returning s.id`

/** Throws 403 for the demo account, whose password is published: one visitor must not lock out the others. */
const checkIsOwn = ([, id]: Session) => {
  if (id === guest._id) throw isShared()
}

/**
 * Takes the database, also for changes of accounts and of orders (`limitChanges`), the tokens, the limits of wrong
 * passwords, and the number of proxies; returns the handlers of the account of the token's user (specification, section
 * 7). They throw 401 for an ended session, 403 for a wrong
 * password, 429 after too many, and 403 for the demo account.
 */
export const accountHandlers = (
  { database, changes, orders }: Record<'database' | 'changes' | 'orders', Database>,
  tokens: Tokens,
  { tryPassword }: AttemptLimits,
  proxies: number,
) => {
  /** Returns the one row of a statement about the account of a session. */
  const queryOwn = async <Row extends object>(
    { query }: Queryable,
    sql: string,
    session: Session,
    ...values: unknown[]
  ): Promise<Row> => {
    const [row] = await query<Row>(sql, [...session, ...values])
    if (!row) throw endedSession()
    return row
  }
  const checkPassword = async (password: string, context: Context<TokenEnv>) => {
    const { session } = context.var
    checkIsOwn(session)
    const { hash } = await queryOwn<{ hash: string }>(database, SELECT_HASH, session)
    const check = () => isPassword(password, hash)
    if (!(await tryPassword(clientNetwork(context, proxies), session[0], check))) throw wrongPassword()
  }
  /** Ends all sessions, and stores a new hash of the password, if any; returns the user of a new session. */
  const renewSession = (session: Session, hash: string | null) =>
    queryOwn<SessionUser>(changes, NEXT_GENERATION, session, hash)
  return {
    changePassword: async ({ body: { current, password } }, context) => {
      await checkPassword(current, context)
      const renewed = await renewSession(context.var.session, await inTurn(() => hashPassword(password)))
      return { encodedToken: await tokens.issue(renewed) }
    },
    endOtherSessions: async (_request, { var: { session, expires } }) => {
      checkIsOwn(session)
      // Nobody has given the password, so a stolen token does not become valid for longer.
      return { encodedToken: await tokens.issue(await renewSession(session, null), expires) }
    },
    deleteAccount: async ({ body: { password } }, context) => {
      await checkPassword(password, context)
      // It cancels orders, for which it may wait as they do.
      await queryOwn(orders, DELETE, context.var.session)
      return {}
    },
  } satisfies Partial<CallHandlers>
}
