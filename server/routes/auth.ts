import { apiErrorTexts, randomId, type UserDto } from '@resham/contract'
import { accountKeyOf } from '@resham/contract/serverRules/accountKeyOf'
import { HttpError } from '@resham/contract/serverRules/httpError'
import type { CountLogin } from '../auth/loginLimits'
import { hashPassword, isPassword } from '../auth/password'
import { notRegistered } from '../auth/requireToken'
import type { Tokens } from '../auth/tokens'
import type { Database } from '../database/database'
import { USER } from '../database/entitySql'
import type { CallHandlers } from '../http/callRoutes'
import { clientNetwork } from '../http/clientNetwork'

const SIGN_UP = `
  with s as (
    insert into shoppers (id, email, email_key, name, password_hash, extra) values ($1, $2, $3, $4, $5, $6)
    on conflict (email_key) do nothing returning *
  )
  select ${USER} as user from s`

const SELECT_SHOPPER = `select s.password_hash as hash, ${USER} as user from shoppers s where s.email_key = $1`

/**
 * Takes the database, the tokens, the limits of failed log-ins, and the number of proxies; returns the handlers
 * of sign-up and log-in (specification, sections 7 and 8). They throw 422 for a registered email, 404 for an
 * unknown one, 401 for a wrong password, and 429 after too many failures.
 */
export const authHandlers = (database: Database, tokens: Tokens, countLogin: CountLogin, proxies: number) =>
  ({
    signUp: async ({ body: { name, email, password, extra } }) => {
      const values = [
        randomId(),
        email,
        accountKeyOf(email),
        name,
        await hashPassword(password),
        JSON.stringify(extra),
      ]
      const [row] = await database.query<{ user: UserDto }>(SIGN_UP, values)
      if (!row) throw new HttpError(422, apiErrorTexts.emailExists)
      return { createdUser: row.user, encodedToken: await tokens.issue(row.user) }
    },
    logIn: async ({ body: { email, password } }, context) => {
      const emailKey = accountKeyOf(email)
      const succeed = await countLogin(clientNetwork(context, proxies), emailKey)
      const [row] = await database.query<{ hash: string; user: UserDto }>(SELECT_SHOPPER, [emailKey])
      if (!row) throw notRegistered()
      if (!(await isPassword(password, row.hash))) throw new HttpError(401, apiErrorTexts.wrongCredentials)
      await succeed()
      return { foundUser: row.user, encodedToken: await tokens.issue(row.user) }
    },
  }) satisfies Partial<CallHandlers>
